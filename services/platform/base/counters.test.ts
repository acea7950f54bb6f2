import { expect, it } from 'vitest';
import { Counters } from './counters.ts';

it('counts by labels, and writes what Prometheus reads', () => {
  const counters = new Counters();
  const count = counters.counter('zaguan_things_total', 'Things.');
  count({ kind: 'one' });
  counters.counter('zaguan_things_total', 'Things.')({ kind: 'one' });
  count({ kind: 'other' });
  counters.counter('zaguan_none_total', 'None yet.');
  expect(counters.toText()).toBe(`# HELP zaguan_things_total Things.
# TYPE zaguan_things_total counter
zaguan_things_total{kind="one"} 2
zaguan_things_total{kind="other"} 1
# HELP zaguan_none_total None yet.
# TYPE zaguan_none_total counter
`);
});
