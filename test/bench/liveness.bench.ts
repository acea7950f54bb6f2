import { WorkerBudget } from '#platform/base/worker-budget.ts';
import { createFaces } from '#platform/foreign-files/faces.ts';
import type { Way } from '#vision/face/challenge.ts';
import { type Random, randomFrom } from '../suites/symbols/random.ts';
import { astronaut, drawnFace } from '../support/specimens/faces.ts';
import { actorOf } from './liveness/film.ts';
import { type Filming, judged } from './liveness/judge.ts';
import { ROWS, type Row } from './liveness/rows.ts';
import { type Still, stillOf } from './liveness/still.ts';
import { timedFaces } from './liveness/timed-faces.ts';
import { isLost, share, summary, type Verdict, Verdicts } from './liveness/verdicts.ts';

/**
 * Judges liveness challenges with drawn films of heads and of attacks, as the server does (docs/liveness.md): `npm run bench -- liveness
 * [films a row] [file]`. Each verdict is added to the file, if there is one; a second run goes on where the first was stopped, and one of
 * 0 films prints the table of those that there are. The attacks that this bench simulates are not in any published package.
 */
export async function run([count = SHORT, file]: readonly string[]): Promise<void> {
  const wanted = Number(count);
  const budget = new WorkerBudget();
  const { faces, take } = timedFaces(createFaces(budget));
  const scenes = scenesOf(await openStills(faces));
  const verdicts = new Verdicts(file ?? null);
  const waits = ({ name }: Scene) => {
    const films = verdicts.of(name);
    return films.filter((film) => !isLost(film)).length < wanted && films.length < MAX_TRIES * wanted;
  };
  const isCounted = ({ row }: Scene) => row?.group === 'head' || row?.group === 'print';
  // Rows that count for acceptance come first. One film of each row at a time, so that a run that was stopped has films of all of them.
  for (const part of [scenes.filter(isCounted), scenes.filter((scene) => !isCounted(scene))]) {
    while (part.some(waits)) {
      for (const scene of part.filter(waits)) {
        const random = randomFrom(SEED + scenes.indexOf(scene) * 10_000 + verdicts.of(scene.name).length);
        take();
        const answer = await judged(scene.way, scene.films(random), faces);
        // The machine was too busy: the same film is judged in the next round.
        if (answer.trouble === 'unavailable') continue;
        verdicts.add(scene.name, { ...answer, seconds: take() });
      }
    }
  }
  printTable(scenes, verdicts);
  budget.close();
}

/** Judged films of each row. With 75 of 75, Wilson's interval lies above 95 %; fewer only show that the rows work. */
const SHORT = '12';
/** Maximum number of films for each one that is wanted: in some films no face is found. */
const MAX_TRIES = 3;
/** Seed of the films. No threshold was chosen by films of these random numbers. */
const SEED = 1_316_859_447;
/**
 * Shares in per cent that a change must keep: whole matte prints that do not pass, and heads without glasses that pass (minima), and such
 * heads in whose films no face was found (maximum).
 */
const [MIN_STOPPED, MIN_PASSED, MAX_LOST] = [98, 95, 3] as const;

interface Scene {
  name: string;
  way: Way;
  /** The row if its films count for acceptance. */
  row: Row | null;
  films(random: Random): Filming;
}

type Stills = readonly [Still, ...Still[]];

/** Opens the stills: one person in the public domain, and one of no real person. */
async function openStills(faces: ReturnType<typeof createFaces>): Promise<Stills> {
  const open = async (picture: Buffer) => {
    const face = await faces.read({ tenantId: 'bench' }, picture);
    if ('trouble' in face) throw new Error(`A still: ${face.trouble}`);
    return stillOf(picture, face.landmarks);
  };
  return [await open(astronaut()), await open(await drawnFace())];
}

function scenesOf(stills: Stills): readonly Scene[] {
  const rowNamed = (name: string) => ROWS.find((row) => row.name === name)!;
  const played =
    (row: Row) =>
    (random: Random): Filming =>
    async (moves) => {
      const actor = await actorOf(row, stills, random);
      return { selfie: actor.selfie, frames: await actor.films(moves) };
    };
  const head = rowNamed('head');
  const replay =
    (random: Random): Filming =>
    (_, others) =>
      played(head)(random)(others, others);
  const unknown =
    (random: Random): Filming =>
    async (moves, others) => ({ ...(await played(head)(random)(moves, others)), nonce: '00'.repeat(16) });
  const swapped =
    (random: Random): Filming =>
    async (moves) => {
      const [actor, other] = [await actorOf(head, [stills[0]], random), await actorOf(head, [stills[1]!], random)];
      const [frames, theirs] = [await actor.films(moves), await other.films(moves)];
      return { selfie: actor.selfie, frames: frames.with(2, theirs[2]!) };
    };
  const tricks = (way: Way): readonly Scene[] =>
    Object.entries({
      'replay of another challenge': replay,
      'face swapped in one frame': swapped,
      'frames injected without a challenge': unknown,
    }).map(([name, films]) => ({ name: `${name} (${way})`, way, row: null, films }));
  const places = [
    ...['head', 'flat print', 'print on a tube of 1 half width', 'print on a tube of 1.3', 'photo on a phone'],
    'a still that software moves',
  ].map(rowNamed);
  return [
    ...ROWS.map((row): Scene => ({ name: row.name, way: 'turns', row, films: played(row) })),
    ...tricks('turns'),
    ...places.map((row): Scene => ({ name: `${row.name} (places)`, way: 'places', row: null, films: played(row) })),
    ...tricks('places'),
  ];
}

function printTable(scenes: readonly Scene[], verdicts: Verdicts): void {
  const titles = ['film', 'lost', 'passed', 'not passed', 'relief'];
  console.log(`\n| ${titles.join(' | ')} |\n|${titles.map(() => '---|').join('')}`);
  for (const { name } of scenes) console.log(`| ${[name, ...Object.values(summary(verdicts.of(name)))].join(' | ')} |`);
  printShares(scenes, verdicts);
  const films = verdicts.all();
  const mean = (part: keyof Verdict['seconds']) => (films.reduce((sum, { seconds }) => sum + seconds[part], 0) / films.length).toFixed(2);
  console.log(`Processor time of a film: ${mean('model')} s for the faces, ${mean('relief')} s for their relief.`);
}

function printShares(scenes: readonly Scene[], verdicts: Verdicts): void {
  const all = (group: Row['group']) => scenes.flatMap(({ name, row }) => (row?.group === group ? verdicts.of(name) : []));
  const passedOf = (films: readonly Verdict[]) => films.filter(({ challenge }) => challenge === 'passed').length;
  const [heads, prints] = [all('head'), all('print').filter((film) => !isLost(film))];
  console.log(
    `\nWhole matte prints that did not pass: ${share(prints.length - passedOf(prints), prints.length)}, at least ${MIN_STOPPED} %.`,
  );
  console.log(`Heads without glasses that passed, of all films: ${share(passedOf(heads), heads.length)}, at least ${MIN_PASSED} %.`);
  console.log(`Heads without glasses that were lost: ${share(heads.filter(isLost).length, heads.length)}, at most ${MAX_LOST} %.`);
}
