import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FACE_LEVELS } from '#contracts/base/face-outcome.ts';
import { readPlatformConfig } from '#platform/base/config.ts';
import type { FaceReader } from '#platform/base/file-readers.ts';
import { WorkerBudget } from '#platform/base/worker-budget.ts';
import { BUILTIN } from '#platform/foreign-files/face-model/builtin/facts.ts';
import { readFaceModel } from '#platform/foreign-files/face-model/chosen-model.ts';
import { isBeyondLikeness, MAX_FALSE_MATCH_RATE, wilson } from '#platform/foreign-files/face-model/error-rates.ts';
import type { FaceLevel } from '#platform/foreign-files/face-model/port/manifest.ts';
import { checkFaceModel, createFaces } from '#platform/foreign-files/faces.ts';
import { type Person, specimenPeople } from './faces/people.ts';

/**
 * Counts the errors of the face model at each level of similarity (docs/face-model.md): `npm run bench -- faces [--folder <path>]`. The
 * folder has one folder of pictures for each person; without it the fixture and drawn faces are compared, which are no population.
 * `FACE_MODEL` and `FACE_MODEL_SHA256` name a model of one's own.
 */
export async function run([option, folder]: readonly string[]): Promise<void> {
  const people = option === '--folder' && folder !== undefined ? peopleIn(folder) : await specimenPeople();
  const { faceModel } = readPlatformConfig(process.env);
  const setup = faceModel && readFaceModel(faceModel);
  const { identity, levels } = setup?.facts ?? BUILTIN;
  const budget = new WorkerBudget();
  try {
    if (setup) await checkFaceModel(budget, setup);
    const faces = createFaces(budget, setup);
    const { templates, lost } = await templatesOf(people, faces);
    const counted = countErrors(templates, faces, levels);
    console.log(
      `\n${identity.name} ${identity.version} (${identity.hash.slice(0, 12)}): ${templates.length} faces of ${people.length} people;`,
    );
    console.log(`no face was found in ${lost} pictures.`);
    printTable(counted);
    if (setup) console.log(`\nFor the manifest:\n"levels": ${JSON.stringify(counted)}`);
  } finally {
    budget.close();
  }
}

interface Template {
  person: string;
  numbers: Float32Array;
}

const PICTURE = /\.(jpe?g|png|webp)$/i;

function peopleIn(folder: string): Person[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      name,
      pictures: readdirSync(join(folder, name))
        .filter((file) => PICTURE.test(file))
        .map((file) => readFileSync(join(folder, name, file))),
    }));
}

async function templatesOf(people: readonly Person[], faces: FaceReader): Promise<{ templates: Template[]; lost: number }> {
  const templates: Template[] = [];
  let lost = 0;
  for (const { name, pictures } of people) {
    for (const picture of pictures) {
      const face = await faces.read({ tenantId: 'bench' }, picture);
      if ('trouble' in face) lost += 1;
      else templates.push({ person: name, numbers: face.template });
    }
  }
  return { templates, lost };
}

function countErrors(templates: readonly Template[], faces: FaceReader, levels: readonly FaceLevel[]): FaceLevel[] {
  const pairs = templates.flatMap((one, at) =>
    templates.slice(at + 1).map((other) => ({ same: one.person === other.person, away: faces.distance(one.numbers, other.numbers) })),
  );
  const [same, different] = [pairs.filter((pair) => pair.same), pairs.filter((pair) => !pair.same)];
  const counts = (errors: number, trials: number) => (trials === 0 ? null : { errors, trials });
  return levels.map(({ distance }, at) => {
    const isMatch = ({ away }: { away: number }) => away <= FACE_LEVELS[at]!;
    return {
      distance,
      false_match: counts(different.filter(isMatch).length, different.length),
      false_non_match: counts(same.filter((pair) => !isMatch(pair)).length, same.length),
    };
  });
}

function printTable(levels: readonly FaceLevel[]): void {
  console.log('\n| Level | Distance at most | Two people taken for one | One person taken for two |\n|--:|--:|---|---|');
  for (const [at, { distance, false_match, false_non_match }] of levels.entries())
    console.log(`| ${at + 1} | ${distance} | ${rate(false_match)} | ${rate(false_non_match)} |`);
  const known = levels.filter(isBeyondLikeness).length;
  console.log(`\nLevels at which two people match at most once in ${1 / MAX_FALSE_MATCH_RATE} times, by the upper end: ${known}.`);
}

function rate(counted: FaceLevel['false_match']): string {
  if (!counted) return '–';
  const { errors, trials } = counted;
  const percent = (part: number) => (100 * part).toFixed(2);
  const [low, high] = wilson(counted);
  return `${errors}/${trials} = ${percent(errors / trials)} % (${percent(low)}–${percent(high)})`;
}
