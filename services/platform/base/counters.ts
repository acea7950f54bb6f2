type Labels = Readonly<Record<string, string>>;

/** Counts of events since the start, in Prometheus' text format. Labels hold no data of people. */
export class Counters {
  readonly #counters = new Map<string, { help: string; counts: Map<string, number> }>();

  /** Returns a function that counts one event. The same name is the same counter. A name ends in `_total`. */
  counter(name: string, help: string): (labels: Labels) => void {
    const { counts } = this.#counters.get(name) ?? { counts: new Map<string, number>() };
    this.#counters.set(name, { help, counts });
    return (labels) => {
      const series = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
      const key = series.join(',');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    };
  }

  toText(): string {
    const lines = [...this.#counters].flatMap(([name, { help, counts }]) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} counter`,
      ...[...counts].map(([labels, count]) => `${name}{${labels}} ${count}`),
    ]);
    return lines.map((line) => `${line}\n`).join('');
  }
}
