/** Upper bounds in seconds of the duration histogram. */
const BOUNDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Series {
  count: number;
  sum: number;
  buckets: number[];
}

/** Request counts and durations per service, route template and status, in Prometheus' text format. */
export class RequestMetrics {
  readonly #series = new Map<string, Series>();

  observe(request: { service: string; method: string; route: string; status: number; seconds: number }): void {
    const labels = `service="${request.service}",method="${request.method}",route="${request.route}",status="${request.status}"`;
    let series = this.#series.get(labels);
    if (!series) {
      series = { count: 0, sum: 0, buckets: BOUNDS.map(() => 0) };
      this.#series.set(labels, series);
    }
    series.count++;
    series.sum += request.seconds;
    for (const [index, bound] of BOUNDS.entries()) if (request.seconds <= bound) series.buckets[index]!++;
  }

  toText(): string {
    const name = 'zaguan_request_seconds';
    const lines = [`# HELP ${name} How long requests took.`, `# TYPE ${name} histogram`];
    for (const [labels, { count, sum, buckets }] of this.#series) {
      for (const [index, bound] of BOUNDS.entries()) lines.push(`${name}_bucket{${labels},le="${bound}"} ${buckets[index]}`);
      lines.push(`${name}_bucket{${labels},le="+Inf"} ${count}`, `${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${count}`);
    }
    const memory = process.memoryUsage();
    lines.push('# TYPE process_resident_memory_bytes gauge', `process_resident_memory_bytes ${memory.rss}`);
    return `${lines.join('\n')}\n`;
  }
}
