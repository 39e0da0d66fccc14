/** The moves of a study as a tree: the given line, branches, comments, and where one stands in it. */
import type { StartOfStudy, StudyRead } from "../live/messages.ts";

export interface StudyNode {
  id: number;
  parent: number | null;
  /** A choice and what chance did after it. */
  actions: string[];
  seat: number | null;
  said: string;
  /** It belongs to the line that was given, and stays. */
  given: boolean;
}

export interface Saved {
  saltire_study: 1;
  players: string[];
  title?: string;
  result?: number[];
  actions: string[];
  branches: (string | number)[][];
  notes: Record<string, string>;
}

export class StudyTree {
  start: StartOfStudy | null = $state.raw(null);
  players: string[] = $state.raw([]);
  result: number[] | null = $state.raw(null);
  title = $state("");
  nodes: StudyNode[] = $state.raw([{ id: 0, parent: null, actions: [], seat: null, said: "", given: true }]);
  notes: Record<string, string> = $state({});
  at = $state(0);

  private highest = 0;
  readonly node = $derived(this.nodes.find((one) => one.id === this.at) ?? this.nodes[0]!);
  /** The way from the start to where one stands, and on by the first moves. */
  readonly line = $derived([...this.wayTo(this.at), ...this.onFrom(this.at)]);
  readonly given = $derived(this.nodes.filter((one) => one.given).length);
  private readonly byId = $derived(new Map(this.nodes.map((one) => [one.id, one])));
  private readonly byParent = $derived.by(() => {
    const found = new Map<number, StudyNode[]>();
    for (const one of this.nodes) {
      if (one.parent === null) continue;
      const beside = found.get(one.parent);
      if (beside) beside.push(one);
      else found.set(one.parent, [one]);
    }
    return found;
  });

  /** A line of so many moves that are not known yet: a replay can be stepped through at once. */
  blank(moves: number): void {
    if (this.nodes.length >= moves) return;
    const more = Array.from({ length: moves }, (_, id): StudyNode => {
      return { id, parent: id ? id - 1 : null, actions: [], seat: null, said: "", given: true };
    });
    this.nodes = more;
  }

  read(study: StudyRead): void {
    const main = new Set<number>([0]);
    for (const one of study.nodes) if (one.parent === one.id - 1 && main.has(one.parent)) main.add(one.id);
    this.start = study.start as unknown as StartOfStudy;
    this.players = study.players;
    this.result = study.result;
    this.title = study.title;
    this.nodes = study.nodes.map((one) => ({
      id: one.id,
      parent: one.parent,
      actions: one.actions,
      seat: one.seat ?? null,
      said: one.said ?? "",
      given: main.has(one.id),
    }));
    this.notes = { ...study.notes };
    this.at = Math.min(this.at, study.nodes.length - 1);
  }

  /** Begins anew with a position. */
  begin(start: StartOfStudy, players: string[]): void {
    this.start = start;
    this.players = players;
    this.result = null;
    this.title = "";
    this.nodes = [{ id: 0, parent: null, actions: [], seat: null, said: "", given: true }];
    this.notes = {};
    this.at = 0;
  }

  childrenOf(id: number): StudyNode[] {
    return this.byParent.get(id) ?? [];
  }

  wayTo(id: number): StudyNode[] {
    const way: StudyNode[] = [];
    for (let one = this.byId.get(id); one; one = one.parent === null ? undefined : this.byId.get(one.parent))
      way.push(one);
    return way.reverse();
  }

  private onFrom(id: number): StudyNode[] {
    const way: StudyNode[] = [];
    for (let one = this.childrenOf(id)[0]; one; one = this.childrenOf(one.id)[0]) way.push(one);
    return way;
  }

  actionsTo(id: number): string[] {
    return this.wayTo(id).flatMap((one) => one.actions);
  }

  childBy(id: number, row: string): StudyNode | undefined {
    return this.childrenOf(id).find((one) => one.actions[0] === row);
  }

  add(parent: number, actions: string[], seat: number | null, said: string): StudyNode {
    // A number is never given twice: what was shown of a move that was taken back is not taken for another's.
    this.highest = Math.max(this.highest, ...this.nodes.map((one) => one.id)) + 1;
    const id = this.highest;
    const made: StudyNode = { id, parent, actions, seat, said, given: false };
    this.nodes = [...this.nodes, made];
    return made;
  }

  /** What chance did at a node that had not been dealt yet. */
  deal(id: number, more: string[]): void {
    this.nodes = this.nodes.map((one) => (one.id === id ? { ...one, actions: [...one.actions, ...more] } : one));
  }

  /** Takes a move of one's own back, with all that follows it. */
  remove(id: number): void {
    const gone = new Set([id]);
    for (const one of this.nodes) if (one.parent !== null && gone.has(one.parent)) gone.add(one.id);
    const parent = this.byId.get(id)?.parent ?? 0;
    this.nodes = this.nodes.filter((one) => !gone.has(one.id));
    for (const one of gone) delete this.notes[one];
    if (gone.has(this.at)) this.at = parent;
  }

  /** The study as the server reads it: moves are numbered anew, the given line first. */
  saved(): Saved & Record<string, unknown> {
    const given = this.nodes.filter((one) => one.given);
    const own = this.nodes.filter((one) => !one.given);
    const number = new Map([...given, ...own].map((one, i) => [one.id, i]));
    const notes = Object.entries(this.notes).filter(([, note]) => note.trim());
    return {
      saltire_study: 1,
      ...this.start,
      players: this.players,
      ...(this.title ? { title: this.title } : {}),
      ...(this.result ? { result: this.result } : {}),
      actions: given.flatMap((one) => one.actions),
      branches: own.map((one) => [number.get(one.parent ?? 0) ?? 0, ...one.actions]),
      notes: Object.fromEntries(notes.map(([id, note]) => [String(number.get(Number(id)) ?? 0), note])),
    };
  }
}
