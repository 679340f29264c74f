//===- OrderCommands.cpp - which commands of a submission run together ----===//
// A model's nodes are in some order that its exporter chose. What runs is decided here, in two
// steps. First, what makes more memory than it frees is put off until just before its first use: a
// slice of a cache that only the last layer reads need not lie there from the beginning.
// Then commands that do not depend on each other are put into one concurrency group, as early as
// what they read allows, and a barrier stands between two groups. Two branches of a model run side
// by side then:
//   a1; barrier; a2; b1; barrier; b2   ->   a1; b1; barrier; a2; b2
// What a collective waits for is an exception: two such commands follow each other, so that the
// second runs beside the collective of the first. A product that is cut into pieces is added up
// among processes while the next piece is computed. Side by side, both branches need their memory
// at once. So that is done for those parts of the program only where it takes no more than the
// order before did at its busiest moment, or little anyway. Sizes that are not known yet are
// compared as if each dimension were 128.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Stream/StreamDialect.h"
#include "compiler/Stream/Accesses.h"

namespace sluice::stream {

/// What a dimension is taken for that is not known.
static constexpr int64_t kNominalDimension = 128;
/// Memory that branches side by side may always take: less than the caches of the machines that
/// have many cores to fill.
static constexpr int64_t kAlwaysAllowed = 1 << 20;

namespace {
/// Sizes in bytes, to be compared.
class NominalSizes {
public:
  double of(Value size) {
    if (auto known = sizes.find(size); known != sizes.end())
      return known->second;
    double result = compute(size);
    sizes[size] = result;
    return result;
  }

private:
  double compute(Value size) {
    Operation *op = size.getDefiningOp();
    auto isSize = [](Type type) { return type.isIndex() || type.isInteger(64); };
    if (!op || !isPure(op) || !llvm::all_of(op->getOperandTypes(), isSize))
      return kNominalDimension;
    SmallVector<Attribute> operands;
    for (Value operand : op->getOperands())
      operands.push_back(IntegerAttr::get(operand.getType(), int64_t(of(operand))));
    SmallVector<OpFoldResult> folded;
    if (failed(op->fold(operands, folded)) || folded.size() != 1)
      return kNominalDimension;
    if (auto value = dyn_cast<Value>(folded.front()))
      return of(value);
    auto number = dyn_cast<IntegerAttr>(cast<Attribute>(folded.front()));
    return number ? std::max(0.0, double(number.getInt())) : kNominalDimension;
  }
  DenseMap<Value, double> sizes;
};

/// Memory that the submission makes, and does not hand on.
struct Transient {
  double bytes = 0;
  SmallVector<unsigned> commands; // that touch it, ascending in the original order
};

struct Command {
  Operation *op;
  SmallVector<Access, 4> accesses;
  SmallVector<unsigned, 4> after, before; // commands that it depends on, and that depend on it
  SmallVector<unsigned, 4> notBefore,
      notAfter; // those that may share a group with it, in this order
  SmallVector<unsigned, 4> transients;
  bool isPutOff = false;
  bool feedsCollective = false;
};

/// The commands that touched one memory, as far as those that follow must wait for them: whoever
/// waits for a command that overwrote bytes need not wait for who touched them before. Thousands of
/// commands that write different parts of one tensor do not look at each other.
class Touched {
public:
  void visit(const Access &access, bool withReaders, function_ref<void(unsigned)> visit) const {
    auto at = writers.upper_bound(access.begin);
    if (at != writers.begin() && std::prev(at)->second.access.end > access.begin)
      --at;
    for (; at != writers.end() && at->first < access.end; ++at)
      visit(at->second.command);
    for (const Use &use : readers)
      if (withReaders && use.access.overlaps(access))
        visit(use.command);
  }

  void add(const Access &access, unsigned command) {
    if (!access.write)
      readers.push_back({access, command});
    if (!access.write || access.begin == access.end)
      return;
    // Who touched these bytes before is forgotten.
    llvm::erase_if(readers, [&](const Use &use) {
      return use.access.begin >= access.begin && use.access.end <= access.end;
    });
    auto keepAfter = [&](Use use) {
      if (use.access.end > access.end)
        writers[use.access.begin = access.end] = use;
    };
    auto at = writers.lower_bound(access.begin);
    if (at != writers.begin() && std::prev(at)->second.access.end > access.begin) {
      keepAfter(std::prev(at)->second);
      std::prev(at)->second.access.end = access.begin;
    }
    for (; at != writers.end() && at->first < access.end; at = writers.erase(at))
      keepAfter(at->second);
    writers[access.begin] = {access, command};
  }

private:
  struct Use {
    Access access;
    unsigned command;
  };
  std::map<int64_t, Use> writers; // by their first byte; apart from each other
  SmallVector<Use> readers;
};

/// A concurrency group: commands that run at once.
struct Group {
  SmallVector<unsigned> commands;
  bool beginsPart;
};

class CommandOrder {
public:
  explicit CommandOrder(Block &body) : body(body) {}
  void run();

private:
  Access throughTransfers(Access access);
  void collect();
  void findDependences();
  void findDefinitions();
  void findTransients();
  void putOff();
  void assignGroups();
  void assignGroupsInOrder(unsigned begin, unsigned end);
  bool assignGroupsTogether(unsigned begin, unsigned end, double allowed);
  double peak(unsigned begin, unsigned end) const;
  void place(unsigned begin, unsigned end, double allowed);
  void emit();

  Block &body;
  Accesses accesses;
  std::vector<Command> commands; // in the order of the model
  std::vector<Transient> transients;
  SmallVector<unsigned> order;    // their new order
  SmallVector<unsigned> position; // of each in it
  SmallVector<unsigned> groupOf;  // of each; those of a part of `order` count from its beginning
  std::vector<Group> groups;
};
} // namespace

/// What is transferred in place may be the memory that it came from.
Access CommandOrder::throughTransfers(Access access) {
  while (auto transfer = access.root.getDefiningOp<AsyncTransferOp>()) {
    if (!transfer.getInPlace())
      break;
    access.root = accesses.of(transfer.getSource(), access.write).root;
    access.begin = 0, access.end = INT64_MAX;
  }
  return access;
}

void CommandOrder::collect() {
  for (Operation &op : body.without_terminator()) {
    if (isa<AsyncSliceOp, AsyncEmptyOp>(op))
      continue;
    Command &command = commands.emplace_back();
    command.op = &op;
    for (const Access &access : accesses.of(&op))
      command.accesses.push_back(throughTransfers(access));
  }
}

void CommandOrder::findDependences() {
  DenseMap<Value, Touched> memories;
  // Of them, those from outside, of which each may be any other, and which of those are written.
  llvm::SetVector<Value> outside, outsideWritten;
  for (auto [index, command] : llvm::enumerate(commands)) {
    llvm::SmallSetVector<unsigned, 8> after;
    auto add = [&](unsigned other) { after.insert(other); };
    for (const Access &access : command.accesses) {
      const Touched &memory = memories[access.root];
      memory.visit(access, /*withReaders=*/access.write, add);
      if (!mayBeOther(access.root, body))
        continue;
      for (Value other : access.write ? outside : outsideWritten)
        if (other != access.root)
          memories[other].visit({}, /*withReaders=*/access.write, add);
      outside.insert(access.root);
      if (access.write)
        outsideWritten.insert(access.root);
    }
    for (const Access &access : command.accesses)
      memories[access.root].add(access, index);
    command.after.assign(after.begin(), after.end());
    llvm::sort(command.after);
    for (unsigned other : after) {
      commands[other].before.push_back(index);
      commands[other].feedsCollective |= isa<AsyncCollectiveOp>(command.op);
    }
  }
}

/// Two updates of different parts of one value do not depend on each other, but the value goes from
/// one to the other.
void CommandOrder::findDefinitions() {
  DenseMap<Operation *, unsigned> numbers;
  for (auto [index, command] : llvm::enumerate(commands))
    numbers[command.op] = index;
  for (auto [index, command] : llvm::enumerate(commands)) {
    SmallVector<Value> values(command.op->getOperands());
    while (!values.empty()) {
      Operation *def = values.pop_back_val().getDefiningOp();
      if (isa_and_nonnull<AsyncSliceOp>(def) && def->getBlock() == &body)
        values.push_back(cast<AsyncSliceOp>(def).getSource());
      auto known = numbers.find(def);
      if (known == numbers.end() ||
          std::binary_search(command.after.begin(), command.after.end(), known->second))
        continue;
      command.notBefore.push_back(known->second);
      commands[known->second].notAfter.push_back(index);
    }
  }
}

void CommandOrder::findTransients() {
  DenseSet<Value> handedOn;
  for (Value value : body.getTerminator()->getOperands())
    handedOn.insert(accesses.of(value, false).root);
  NominalSizes sizes;
  auto sizeOf = [&](Value root) {
    return llvm::TypeSwitch<Operation *, double>(root.getDefiningOp())
        .Case([&](AsyncDispatchOp op) {
          return sizes.of(op.getResultSizes()[cast<OpResult>(root).getResultNumber()]);
        })
        .Case<AsyncEmptyOp, AsyncSplatOp, AsyncCloneOp, AsyncTransferOp>(
            [&](auto op) { return sizes.of(op.getSize()); })
        .Default([](Operation *) { return 0.0; });
  };
  DenseMap<Value, unsigned> numbers;
  for (auto [index, command] : llvm::enumerate(commands))
    for (const Access &access : command.accesses) {
      Value root = access.root;
      if (root.getParentBlock() != &body || handedOn.contains(root))
        continue;
      auto [known, isNew] = numbers.try_emplace(root, transients.size());
      if (isNew)
        transients.push_back({sizeOf(root), {}});
      Transient &transient = transients[known->second];
      if (transient.commands.empty() || transient.commands.back() != index) {
        transient.commands.push_back(index);
        command.transients.push_back(known->second);
      }
    }
}

/// Moves commands that make more than they free to just before the first that needs them, the last
/// ones first.
void CommandOrder::putOff() {
  order.resize(commands.size());
  std::iota(order.begin(), order.end(), 0u);
  for (unsigned index = commands.size(); index-- > 0;) {
    Command &command = commands[index];
    double made = 0, freed = 0;
    for (unsigned number : command.transients) {
      const Transient &transient = transients[number];
      if (transient.commands.front() == index)
        made += transient.bytes;
      else if (transient.commands.back() == index)
        freed += transient.bytes;
    }
    command.isPutOff = made > freed && !(command.before.empty() && command.notAfter.empty());
    if (!command.isPutOff)
      continue;
    auto from = order.begin() + index; // Those before it have not moved.
    auto to = std::find_if(from, order.end(), [&](unsigned other) {
      return llvm::is_contained(command.before, other) ||
             llvm::is_contained(command.notAfter, other);
    });
    std::rotate(from, from + 1, to);
  }
  position.resize(order.size());
  for (auto [at, index] : llvm::enumerate(order))
    position[index] = at;
}

/// A new group where something depends on the current one.
void CommandOrder::assignGroupsInOrder(unsigned begin, unsigned end) {
  unsigned current = 0;
  bool feeds = false; // something in the current group feeds a collective
  for (unsigned at = begin; at < end; ++at) {
    bool depends = llvm::any_of(commands[order[at]].after, [&](unsigned other) {
      return position[other] >= begin && position[other] < at && groupOf[other] == current;
    });
    depends |= feeds && commands[order[at]].feedsCollective;
    feeds = commands[order[at]].feedsCollective || (feeds && !depends);
    current += depends;
    groupOf[order[at]] = current;
  }
}

/// The most bytes in use in a concurrency group of this part of the program.
double CommandOrder::peak(unsigned begin, unsigned end) const {
  unsigned count = 0;
  for (unsigned at = begin; at < end; ++at)
    count = std::max(count, groupOf[order[at]] + 1);
  SmallVector<double> change(count + 1);
  for (const Transient &transient : transients) {
    unsigned first = count, last = 0; // of what touches it here
    bool earlier = false, later = false;
    for (unsigned command : transient.commands) {
      earlier |= position[command] < begin;
      later |= position[command] >= end;
      if (position[command] < begin || position[command] >= end)
        continue;
      first = std::min(first, groupOf[command]);
      last = std::max(last, groupOf[command]);
    }
    if (first == count && !(earlier && later))
      continue;
    change[earlier ? 0 : first] += transient.bytes;
    change[later ? count : last + 1] -= transient.bytes;
  }
  double inUse = 0, max = 0;
  for (double bytes : change)
    max = std::max(max, inUse += bytes);
  return max;
}

/// As few groups as possible: each command as early as what it reads allows; what is put off, as
/// late as its readers allow. Returns whether that takes no more memory than `allowed`.
bool CommandOrder::assignGroupsTogether(unsigned begin, unsigned end, double allowed) {
  auto isHere = [&](unsigned command) {
    return position[command] >= begin && position[command] < end;
  };
  unsigned last = 0;
  llvm::SmallDenseSet<unsigned> feeding; // groups that have a command that feeds a collective
  for (unsigned at = begin; at < end; ++at) {
    unsigned earliest = 0;
    for (unsigned other : commands[order[at]].after)
      if (isHere(other))
        earliest = std::max(earliest, groupOf[other] + 1);
    for (unsigned other : commands[order[at]].notBefore)
      if (isHere(other))
        earliest = std::max(earliest, groupOf[other]);
    if (commands[order[at]].feedsCollective)
      while (!feeding.insert(earliest).second)
        ++earliest;
    groupOf[order[at]] = earliest;
    last = std::max(last, earliest);
  }
  for (unsigned at = end; at-- > begin;) {
    const Command &command = commands[order[at]];
    if (!command.isPutOff)
      continue;
    unsigned latest = last;
    for (unsigned other : command.before)
      if (isHere(other))
        latest = std::min(latest, groupOf[other] - 1);
    for (unsigned other : command.notAfter)
      if (isHere(other))
        latest = std::min(latest, groupOf[other]);
    groupOf[order[at]] = latest;
  }
  return peak(begin, end) <= allowed;
}

/// Gives the commands of a part of the program their groups, and sorts it by them.
void CommandOrder::place(unsigned begin, unsigned end, double allowed) {
  if (!assignGroupsTogether(begin, end, allowed)) {
    unsigned middle = (begin + end) / 2;
    if (end - begin <= std::max<size_t>(4, commands.size() / 256)) {
      assignGroupsInOrder(begin, end);
    } else {
      place(begin, middle, allowed);
      place(middle, end, allowed);
      return;
    }
  }
  std::sort(order.begin() + begin, order.begin() + end, [&](unsigned a, unsigned b) {
    return groupOf[a] != groupOf[b] ? groupOf[a] < groupOf[b] : a < b;
  });
  for (unsigned at = begin; at < end; ++at) {
    position[order[at]] = at;
    if (at == begin || groupOf[order[at]] != groupOf[order[at - 1]])
      groups.push_back({{}, at == begin});
    groups.back().commands.push_back(order[at]);
  }
}

void CommandOrder::assignGroups() {
  groupOf.resize(commands.size());
  assignGroupsInOrder(0, order.size());
  double allowed = std::max(peak(0, order.size()), double(kAlwaysAllowed));
  place(0, order.size(), allowed);
}

/// Brings the ops into the new order, with barriers between groups, and slices behind what they are
/// parts of.
void CommandOrder::emit() {
  Operation *end = body.getTerminator();
  unsigned current = 0;
  llvm::fill(groupOf, UINT_MAX);
  for (const Group &group : groups) {
    // Where two parts of the program meet they may share a group.
    bool depends = !group.beginsPart || llvm::any_of(group.commands, [&](unsigned index) {
      return llvm::any_of(commands[index].after,
                          [&](unsigned other) { return groupOf[other] == current; });
    });
    if (depends) {
      OpBuilder builder(end);
      AsyncBarrierOp::create(builder, commands[group.commands.front()].op->getLoc());
      ++current;
    }
    for (unsigned index : group.commands) {
      groupOf[index] = current;
      commands[index].op->moveBefore(end);
    }
  }
  for (auto slice : llvm::to_vector(body.getOps<AsyncSliceOp>()))
    if (Operation *def = slice.getSource().getDefiningOp(); def && def->getBlock() == &body)
      slice->moveAfter(def);
}

void CommandOrder::run() {
  collect();
  if (commands.empty())
    return;
  findDependences();
  findDefinitions();
  findTransients();
  putOff();
  assignGroups();
  emit();
}

void orderCommands(Block &body) { CommandOrder(body).run(); }

} // namespace sluice::stream
