import type { ProblemKey } from '#contracts/base/problems.ts';
import { Problem } from '#platform/base/problem.ts';
import { TooLargePdf } from '#platform/foreign-files/too-large-pdf.ts';

/** Makes the problem of a refused file: a code for programs, and a message that names the remedy. */
function refusal(key: ProblemKey, code: string, message: string, path = 'file'): Problem {
  return new Problem(key, message, { errors: [{ path, code, message }] });
}

export const notADocument = (accepts: string) =>
  refusal('document_type_unknown', 'type_unknown', `This file is not a document that can be read. Send ${accepts}.`);

export const tooLarge = (megabytes: number) =>
  refusal('document_too_large', 'too_large', `This file is too large. Send one of at most ${megabytes} MB.`);

export const tooManyScans = (most: number) =>
  refusal(
    'document_too_large',
    'too_many_pages',
    `This PDF has more than ${most} scanned pages. Send it as it was issued, or its first ${most} pages.`,
  );

export const emptyFile = () => refusal('document_unreadable', 'empty', 'The file is empty. Send it again.');

export const illegible = () =>
  refusal(
    'document_unreadable',
    'illegible',
    'Nothing can be read in this document. Take a picture of all of it, sharp and in even light, or send the PDF as it was issued.',
  );

export const notEnough = (title: string) =>
  refusal('document_incomplete', 'too_little', `Too little of this document can be read. Send ${title}, whole and sharp.`);

export const ofOtherKind = (title: string, other: string) =>
  refusal('document_of_other_kind', 'other_kind', `This seems to be ${other}. Send ${title}, or use the operation for ${other}.`);

export const unreadable = () => asExtractionProblem(new Problem('document_unreadable', 'The file cannot be read.'));

/** Makes the problem of a timeout: a normal file takes a fraction of the time, so the server is overloaded. */
export const tooSlow = () =>
  new Problem('unavailable', 'Reading this document takes too long at present; try again in a moment.', { retryAfter: 5 });

/** Code, message and member that this service returns, by key of the file readers' problem. */
const SENTENCES: Readonly<Partial<Record<ProblemKey, readonly [code: string, message: string, path: string]>>> = {
  password_required: ['missing', 'This PDF is locked. Send its password in the member “password”.', 'password'],
  password_wrong: ['wrong', 'This password does not open the PDF. Send the one that came with the document.', 'password'],
  document_unreadable: ['unreadable', 'This file is damaged or cannot be read. Save it again, or take a new picture.', 'file'],
};

/** Converts a problem of the file readers into this service's problem; returns other failures unchanged. */
export function asExtractionProblem(failure: unknown): unknown {
  if (!(failure instanceof Problem)) return failure;
  if (failure instanceof TooLargePdf) return refusal(failure.key, failure.exceededLimit, failure.message);
  const { key } = failure;
  const own = SENTENCES[key];
  return own && !failure.errors ? refusal(key, ...own) : failure;
}
