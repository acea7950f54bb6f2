import { kindDeclarations, kindOfOperation } from '#kinds/kinds.ts';
import { saysSpecimen } from '#papers/findings/specimen-words.ts';
import { serveRequests } from '#platform/foreign-files/worker-process.ts';
import { kinds } from '../kinds/kinds.ts';
import { otherKindOf } from '../kinds/recognise.ts';
import type { ReadingAnswer, ReadingRequest } from './reading.ts';

async function read({ name, paper, today }: ReadingRequest): Promise<ReadingAnswer> {
  const other = otherKindOf(paper, name, today);
  if (other) return { other };
  const isCard = kindDeclarations[kindOfOperation(name)].shape === 'card';
  return { ...kinds[name].parse(paper, { today }), isSpecimen: saysSpecimen(paper, { isCard }) };
}

serveRequests<ReadingRequest, ReadingAnswer>(read);
