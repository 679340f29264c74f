#===- ml.py - classical models: scalers, encoders, linear models, trees --===#
import numpy as np
from nodes import NodeCase, node, random

F = np.float32


def ml(operator, inputs, outputs, **attributes):
    return node(operator, inputs, outputs, domain="ai.onnx.ml", **attributes)


def case(name, made, x, outputs="y"):
    return NodeCase(name, [made], {"x": x}, outputs)


ROWS = [random(5, 3, low=-2, high=2), random(2, 3, low=-2, high=2, seed=1)]
NAN = np.array([[1, np.nan, 3], [np.nan, 0, np.nan]], F)


def forest(trees, depth, targets, kind, seed, one_target=False, labels=None, mode="BRANCH_LEQ"):
    """Attributes of a random ensemble: full trees of `depth` over three features."""
    rng, nodes = np.random.default_rng(seed), {key: []
                                               for key in ("treeids", "nodeids", "featureids",
                                                       "modes", "values", "truenodeids",
                                                           "falsenodeids", "missing")}
    weights = {key: [] for key in ("treeids", "nodeids", "ids", "weights")}
    for tree in range(trees):
        for at in range(2 ** (depth + 1) - 1):
            inner = at < 2**depth - 1
            for key, value in zip(nodes,
                                  (tree, at, int(rng.integers(3)), mode if inner else "LEAF",
                                   float(F(rng.uniform(-2, 2))),
                                          2 * at + 1 if inner else 0, 2 * at + 2 if inner else 0,
                                   int(rng.integers(2)))):
                nodes[key].append(value)
            for target in range(targets) if not inner else ():
                if one_target and target != tree % targets:
                    continue
                for key, value in zip(weights,
                                      (tree, at, target,
                                       float(F(rng.uniform(-1, 1) if labels is None or labels < 0
                                               else rng.uniform(0, 1 / trees))))):
                    weights[key].append(value)
    result = {f"nodes_{key}": value for key, value in nodes.items() if key != "missing"}
    result["nodes_missing_value_tracks_true"] = nodes["missing"]
    result.update({f"{kind}_{key}": value for key, value in weights.items()})
    return result


def regressor(name, seed, targets=2, trees=4, **extra):
    attributes = forest(trees, 3, targets, "target", seed, one_target=targets > 1 and seed % 2,
                        mode=extra.pop("mode", "BRANCH_LEQ"))
    return case(f"tree_regressor_{name}",
                ml("TreeEnsembleRegressor", "x", "y", n_targets=targets, **attributes, **extra),
                ROWS)


def chains(name, heights, **extra):
    """Trees in which one child of every node is a leaf, one tree for each of `heights`."""
    rng, nodes, leaves = np.random.default_rng(9), [], []
    for tree, height in enumerate(heights):
        for at in range(2 * height + 1):
            inner = at % 2 == 0 and at < 2 * height
            children = [(at + 1, at + 2), (at + 2, at + 1)][int(rng.integers(2))] if inner else (0, 0)
            nodes.append((tree, at, int(rng.integers(3)), "BRANCH_LT" if inner else "LEAF",
                          float(F(rng.uniform(-2, 2) * (height < 5 or 4))), *children))
            if not inner:
                leaves.append((tree, at, 0, float(F(rng.uniform(-1, 1)))))
    keys = ("treeids", "nodeids", "featureids", "modes", "values", "truenodeids", "falsenodeids")
    attributes = {f"nodes_{key}": list(values) for key, values in zip(keys, zip(*nodes))}
    attributes.update({f"target_{key}": list(values) for key, values in
                       zip(("treeids", "nodeids", "ids", "weights"), zip(*leaves))})
    return case(f"tree_regressor_{name}",
                ml("TreeEnsembleRegressor", "x", "y", n_targets=1, **attributes, **extra), ROWS)


def classifier(name, seed, classes, **extra):
    scores = 1 if classes == 2 else classes
    attributes = forest(6, 3, scores, "class", seed, one_target=scores > 1,
                        labels=extra.pop("sign", 1))
    attributes["class_ids"] = ([extra.pop("only", 0)] * len(attributes["class_ids"]) if classes == 2
                               else attributes["class_ids"])
    labels = list(range(10, 10 + classes))
    return case(f"tree_classifier_{name}",
                ml("TreeEnsembleClassifier", "x", "label scores", classlabels_int64s=labels,
                   **attributes, **extra), ROWS, "label scores")


def linear(name, classes, **extra):
    rows = 1 if len(extra.get("intercepts", [0] * classes)) == 1 else classes
    weights = random(rows, 3, seed=classes).flatten().tolist()
    extra.setdefault("intercepts", random(rows, seed=3).tolist())
    return case(f"linear_classifier_{name}",
                ml("LinearClassifier", "x", "label scores", classlabels_ints=list(range(classes)),
                   coefficients=weights, **extra), ROWS, "label scores")


SUPPORT = random(6, 3, low=-2, high=2, seed=5).flatten().tolist()


def kernel(kind, **extra):
    return dict(kernel_type=kind, kernel_params=[0.4, 0.5, 3.0], **extra)


def svm(name, kind, classes, chances=False, **extra):
    pairs = classes * (classes - 1) // 2
    weights = extra.pop("weights", None) or random(classes - 1, 6, seed=classes).flatten().tolist()
    if chances:
        extra.update(prob_a=random(pairs, low=-2, high=-0.5).tolist(),
                     prob_b=random(pairs, seed=2).tolist())
    made = ml("SVMClassifier", "x", "label scores", classlabels_ints=list(range(3, 3 + classes)),
              coefficients=weights, rho=random(pairs, seed=9).tolist(),
              support_vectors=SUPPORT, vectors_per_class=[6 // classes] * classes, **kernel(kind),
              **extra)
    return case(f"svm_classifier_{name}", made, ROWS, "label scores")


def machine(name, kind, **extra):
    made = ml("SVMRegressor", "x", "y", coefficients=random(6, seed=3).tolist(), rho=[0.25],
              n_supports=6, support_vectors=SUPPORT, **kernel(kind), **extra)
    return case(f"svm_regressor_{name}", made, ROWS)


def encoder(name, version, x, **attributes):
    made = case(f"label_encoder_{name}", ml("LabelEncoder", "x", "y", **attributes), x)
    made.ml_version = version
    return made


KEYS = np.array([1.5, np.nan, 0, -0.0, 2.5], F)

CASES = [
    case("array_feature_extractor", ml("ArrayFeatureExtractor", "x i", "y"), ROWS),
    case("binarizer", ml("Binarizer", "x", "y", threshold=0.25), ROWS),
    case("scaler", ml("Scaler", "x", "y", offset=[1.0, 0.5, -2.0], scale=[2.0, 3.0, 0.25]), ROWS),
    case("scaler_integers", ml("Scaler", "x", "y", offset=[1.0], scale=[0.5]),
         np.arange(6).reshape(2, 3)),
    *[case(f"normalizer_{norm.lower()}", ml("Normalizer", "x", "y", norm=norm),
           [abs(rows) for rows in ROWS]) for norm in ("MAX", "L1", "L2")],
    case("imputer_nan",
         ml("Imputer", "x", "y", imputed_value_floats=[7.0, 8.0, 9.0],
            replaced_value_float=float("nan")), NAN),
    case("imputer_integers",
         ml("Imputer", "x", "y", imputed_value_int64s=[7], replaced_value_int64=-1),
         np.array([[1, -1], [-1, 4]])),
    NodeCase("feature_vectorizer", [ml("FeatureVectorizer", "a b", "y", inputdimensions=[3, 2])],
             {"a": random(4, 3), "b": random(4, 2)}, "y"),
    case("one_hot", ml("OneHotEncoder", "x", "y", cats_int64s=[3, 5, 7], zeros=1),
         np.array([[3, 7], [4, 5]])),
    case("label_encoder_integers",
         ml("LabelEncoder", "x", "y", keys_int64s=[1, 2, 9], values_floats=[0.5, 1.5, 2.5],
            default_float=-7.0), np.array([[9, 2], [3, 1]])),
    *[case(f"linear_regressor_{how.lower()}",
           ml("LinearRegressor", "x", "y", targets=2, coefficients=random(6).tolist(),
              intercepts=[0.5, -1.0], post_transform=how), ROWS)
      for how in ("NONE", "SOFTMAX", "LOGISTIC")],
    linear("three", 3), linear("three_softmax", 3, post_transform="SOFTMAX"), linear("two", 2),
    linear("two_logistic", 2, post_transform="LOGISTIC"),
    regressor("sum", 1), regressor("dense", 2), regressor("one", 3, targets=1),
    regressor("average", 4, aggregate_function="AVERAGE"),
    regressor("least", 5, targets=1, aggregate_function="MIN"),
    regressor("most", 6, aggregate_function="MAX"),
    regressor("base", 7, base_values=[1.0, -2.0]), regressor("greater", 8, mode="BRANCH_GT"),
    chains("leaf", [0]), chains("high", [100, 3, 49]),
    chains("low_and_high", [2] * 150 + [40] * 60 + [1] * 5, aggregate_function="MAX"),
    classifier("three", 11, 3), classifier("three_softmax", 12, 3, post_transform="SOFTMAX"),
    classifier("two", 13, 2), classifier("two_signed", 14, 2, sign=-1),
    classifier("two_second", 16, 2, only=1),
    classifier("two_second_signed", 17, 2, only=1, sign=-1, post_transform="LOGISTIC"),
    classifier("two_logistic", 15, 2, sign=-1, post_transform="LOGISTIC"),
    *[svm(f"{kind.lower()}_{classes}", kind, classes)
      for kind in ("LINEAR", "POLY", "RBF", "SIGMOID") for classes in (2, 3)],
    svm("chances_two", "RBF", 2, True), svm("chances_three", "RBF", 3, True),
    svm("chances_six", "LINEAR", 6, True), svm("logistic", "RBF", 3, post_transform="LOGISTIC"),
    svm("softmax", "LINEAR", 3, post_transform="SOFTMAX"),
    svm("positive", "RBF", 2, weights=random(6, low=0.1).tolist()),
    svm("logistic_two", "RBF", 2, post_transform="LOGISTIC"),
    case("svm_classifier_linear",
         ml("SVMClassifier", "x", "label scores", classlabels_ints=[4, 5, 6],
            coefficients=random(9, seed=4).tolist(), rho=[0.5], **kernel("LINEAR")), ROWS,
         "label scores"),
    *[machine(kind.lower(), kind) for kind in ("LINEAR", "POLY", "RBF", "SIGMOID")],
    machine("one_class", "RBF", one_class=1),
    case("svm_regressor_weights",
         ml("SVMRegressor", "x", "y", coefficients=random(3).tolist(), rho=[0.25],
            **kernel("LINEAR")), ROWS),
    *[encoder(f"floats_{version}", version, KEYS, keys_floats=[1.5, 0.0, float("nan")],
              values_floats=[10.0, 20.0, 30.0], default_float=-5.0) for version in (2, 4)],
    *[encoder(f"floats_to_integers_{version}", version, KEYS, keys_floats=[1.5, 0.0, float("nan")],
              values_int64s=[10, 20, 30]) for version in (2, 4)],
]
CASES[0].constants["i"] = np.array([2, 0])
