import { resealingRounds } from '../suites/kill/resealing-rounds.ts';
import { killRounds } from '../suites/kill/rounds.ts';
import { startPostgres } from '../support/postgres-server.ts';

/**
 * Repeats the kills of `test/suites/kill` a hundred times, with the embedded database and with a Postgres server: `npm run bench -- kill
 * [kills] [people] [embedded|postgres]`.
 */
export async function run([kills = '100', people = '5', only]: readonly string[]): Promise<void> {
  const postgres = await startPostgres();
  try {
    for (const [name, database] of [['embedded', null] as const, ['postgres', postgres.url] as const]) {
      if (only !== undefined && only !== name) continue;
      const { figures, wrong, starts } = await killRounds({ kills: Number(kills), people: Number(people), database });
      const again = starts.slice(1).sort((a, b) => a - b);
      console.table({
        [name]: {
          kills: Number(kills),
          ...figures,
          'lost or torn': wrong.length,
          'median start (s)': seconds(again[again.length >> 1] ?? Number.NaN),
          'slowest start (s)': seconds(again.at(-1) ?? Number.NaN),
        },
      });
      // Each of these rounds kills four servers.
      const resealing = await resealingRounds({ kills: Math.ceil(Number(kills) / 40), people: 2 * Number(people), database });
      console.table({
        [`${name}, while files are sealed anew`]: {
          kills: resealing.kills,
          pictures: resealing.pictures,
          'sealed anew at the kills': resealing.sealedAtKill.join(' '),
          'lost or torn': resealing.wrong.length,
        },
      });
      const sentences = [...wrong, ...resealing.wrong];
      for (const sentence of sentences) console.log(sentence);
      if (sentences.length > 0) process.exitCode = 1;
    }
  } finally {
    await postgres.stop();
  }
}

function seconds(milliseconds: number): number {
  return Math.round(milliseconds / 100) / 10;
}
