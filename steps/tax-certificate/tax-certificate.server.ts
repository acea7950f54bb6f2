import type * as z from 'zod/mini';
import type { ProblemKey } from '#contracts/base/problems.ts';
import { PERSON_RFC_LENGTH, rfcFitsCurp } from '#mexico/rfc.ts';
import { mexicanDate } from '#mexico/today.ts';
import { type AboutMedium, recallAbout, rememberAbout } from '../base/about-medium.server.ts';
import { photoOf } from '../base/photo-step.server.ts';
import { defineHandler, type StepContext, StepFailure } from '../base/step.server.ts';
import type { StepMedium } from '../ports/media.ts';
import { judgePayload, judgePayloads, type TaxCertificate } from './certificate.contract.ts';
import { type FileTrouble, taxCertificate } from './tax-certificate.contract.ts';

type TaxCertificateStepContext = StepContext<typeof taxCertificate>;
type MediumReading = z.output<(typeof taxCertificate.actions.read)['output']>;

interface AboutReading extends AboutMedium {
  reading: MediumReading;
}

/** The trouble for each problem of an unreadable file; other problems are not the file's fault. */
const troubles: Partial<Record<ProblemKey, FileTrouble>> = {
  document_unreadable: 'unreadable',
  document_too_large: 'too_large',
  password_required: 'locked',
};

/** Reads the symbol again, without trust in the browser's reading. It does not query the SAT. */
export const taxCertificateHandler = defineHandler(taxCertificate, {
  takesFile: (_collection, { allow_file }) => allow_file,
  actions: {
    async read({ media }, context) {
      const medium = await mediumOf(media, context);
      const reading = await readFile(medium, context);
      const { uuid, sha256 } = medium;
      rememberAbout<AboutReading>('reading', { uuid, sha256, reading }, context);
      return reading;
    },
  },
  async complete(submission, context) {
    if ('code' in submission) {
      const { certificate } = judgePayload(submission.code, mexicanDate(context.now));
      if (!certificate) throw new StepFailure('invalid_body', 'The code is not that of a tax certificate.', { field: 'code' });
      return answer(certificate, 'qr_live', submission.confirmed, context);
    }
    const medium = await mediumOf(submission.media, context);
    const about = recallAbout<AboutReading>('reading', medium, context);
    const { certificate } = about?.reading ?? (await readFile(medium, context));
    if (!certificate) throw new StepFailure('invalid_body', 'No tax certificate was read from the medium.', { field: 'media' });
    return answer(certificate, medium.mime === 'application/pdf' ? 'pdf' : 'photo', submission.confirmed, context);
  },
});

async function answer(
  certificate: TaxCertificate,
  source: 'qr_live' | 'photo' | 'pdf',
  isConfirmed: boolean | undefined,
  { ports, setup }: TaxCertificateStepContext,
) {
  const { rfc } = certificate;
  const company = rfc.length !== PERSON_RFC_LENGTH;
  if (company && !setup.allow_company)
    throw new StepFailure('invalid_body', "A company's certificate is not taken here.", { field: 'rfc' });
  const curp = company ? null : ((await ports.person())?.national_id ?? null);
  const matches_curp = curp === null ? null : rfcFitsCurp(rfc, curp);
  if (matches_curp === false && !isConfirmed) {
    throw new StepFailure('conflict', 'The RFC is not that of the CURP; send `confirmed` if the person says that it is theirs.', {
      field: 'confirmed',
    });
  }
  const payload = { ...certificate, source, verified: false as const, matches_curp };
  // An RFC that does not fit the CURP is recorded in the payload, but is no fact about the person.
  const facts = company || matches_curp === false ? {} : { facts: { tax: { rfc } } };
  return { outcome: 'success' as const, payload, ...facts };
}

async function readFile({ uuid: media }: StepMedium, context: TaxCertificateStepContext): Promise<MediumReading> {
  const today = mexicanDate(context.now);
  try {
    const payloads = await context.ports.symbols.read(media, (payloads) => judgePayloads(payloads, today).certificate?.id_cif != null);
    return { media, ...judgePayloads(payloads, today) };
  } catch (failure) {
    const trouble = failure instanceof StepFailure ? troubles[failure.problem] : undefined;
    if (!trouble) throw failure;
    return { media, certificate: null, trouble };
  }
}

const mediumOf = (uuid: string, context: TaxCertificateStepContext) =>
  photoOf({ collection: 'certificate', uuid, takesFile: context.setup.allow_file, field: 'media', name: 'certificate' }, context);
