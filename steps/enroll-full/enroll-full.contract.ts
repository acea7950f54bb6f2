import * as z from 'zod/mini';
import { faceOutcomes, faceTroubles } from '#contracts/base/face-outcome.ts';
import { findingsSetup } from '#contracts/base/findings.ts';
import { sameMembers } from '#contracts/base/same-members.ts';
import { uuid } from '#contracts/base/uuid.ts';
import { PICTURE_FILES } from '#contracts/steps/accepted-files.ts';
import { cameraSpecimens } from '#contracts/steps/camera-step.ts';
import { biometrics, faceFindings, NO_MEASURES } from '#contracts/steps/face-step.ts';
import {
  livenessActions,
  livenessAnswer,
  livenessFindings,
  livenessMedia,
  livenessSetup,
  PASSED_CHALLENGE,
  reliefSetup,
} from '#contracts/steps/liveness-step.ts';
import { documentSetup, paperFindings, readingAnswer, readings } from '#contracts/steps/paper-step.ts';
import { captureSources, defineStep, type MediaSlot } from '#contracts/steps/step.ts';
import {
  agreements,
  corrections,
  correctionsMade,
  credentialView,
  deviceDifferences,
  deviceReading,
  ocrBackside,
  ocrFrontside,
} from './card/credential.contract.ts';
import { holderOfCard } from './card/holder.contract.ts';
import { fields } from './card/lines.contract.ts';
import { sides } from './photos.contract.ts';

const side = z.enum(sides);
const photo: Omit<MediaSlot, 'shows' | 'title'> = {
  accept: PICTURE_FILES,
  required: true,
  capture: captureSources,
};

const findings = [
  ...faceFindings,
  ...livenessFindings,
  'same_face_elsewhere',
  'card_expired',
  'agreements_false',
  'side_unseen',
  'name_differs',
  'media_repeated',
  ...paperFindings,
] as const;

const setup = z.strictObject({
  /** The photos that may be a file. By default the selfie must be live. */
  allow_file: z._default(z.array(side).check(z.maxLength(sides.length)), ['front', 'back']),
  /** True accepts an expired credential. The payload reports it in `in_force`, for a rule to judge. */
  accept_expired: z._default(z.boolean(), false),
  /** With `assisted` an employee holds the device, so the rear camera films the person's face. */
  ...documentSetup,
  /** The challenge after the selfie. */
  liveness: livenessSetup,
  relief: reliefSetup,
  findings: findingsSetup(findings),
});

/** The part of the setup that the browser receives. */
export type EnrollFullSetup = Omit<z.output<typeof setup>, 'relief' | 'findings'>;

const submission = z.object({
  front: uuid,
  back: uuid,
  selfie: uuid,
  ...readingAnswer(corrections),
  /** The device's own reading. The server's reading decides. */
  device_reading: z.optional(deviceReading),
});

const reading = z.enum(readings);

const troubles = [
  ...faceTroubles.map((trouble) => `selfie_${trouble}` as const),
  ...faceTroubles.map((trouble) => `front_${trouble}` as const),
  'unavailable' as const,
];
export type EnrollFullFaceTrouble = (typeof troubles)[number];

const payload = z.object({
  biometrics,
  /** The comparison of the selfie with the portrait on the card. */
  face: z.enum([...faceOutcomes, 'not_judged']),
  /** The reason for `not_judged`: a fault of the selfie or of the card's portrait; `unavailable`: the comparison was not available. */
  face_trouble: z.nullable(z.enum(troubles)),
  /** The comparison of the selfie with the portrait on record of the person whom a key named. Null if nobody is named or none is kept. */
  portrait: z.nullable(z.enum([...faceOutcomes, 'not_judged'])),
  /** Null if the setup requests no challenge. */
  liveness: z.nullable(livenessAnswer),
  /** The read data without corrections; null if the side was not read. */
  ocr_frontside: z.nullable(ocrFrontside),
  ocr_backside: z.nullable(ocrBackside),
  reading: z.object({ front: reading, back: reading }),
  /** True if the person saw the read data of the front. */
  seen: z.boolean(),
  /** The fields that device and server read differently, except for accents and case; null if the device read nothing. */
  device_differences: z.nullable(deviceDifferences),
  /** The person's corrections of the read data. */
  corrections: correctionsMade,
  agreements,
  /** True if the card is in force. Null if neither side has the year, the sides differ, or the person corrected the date. */
  in_force: z.nullable(z.boolean()),
  /** True if the back has a symbol of the INE. Only the INE can decode the large symbols. */
  qr_found: z.nullable(z.boolean()),
});

/** The step with both sides of an INE credential and a selfie. The credential is read; its data are the person's claim. */
export const enrollFull = defineStep({
  key: 'enroll_full',
  title: 'INE and selfie',
  description:
    'Photographs both sides of the INE credential and a selfie, has the person move before the camera unless the setup says otherwise, reads the credential, and shows the person what it says.',
  minutes: 1.8,
  establishes_person: true,
  needs: { camera: true, consent: 'biometric' },
  findings,
  bring: ['ine'],
  shares: ['ine', 'selfie'],
  setup,
  submission,
  payload,
  actions: {
    ...livenessActions,
    /** Reads one side or both. A side that was read before is not read again. */
    read: { input: z.object({ front: uuid, back: z.optional(uuid) }), output: credentialView },
  },
  media: {
    front: {
      ...photo,
      title: { es: 'Frente de la credencial', en: 'Front of the credential' },
      shows: ['document', 'face'],
      consent: 'biometric',
    },
    back: { ...photo, title: { es: 'Reverso de la credencial', en: 'Back of the credential' }, shows: ['document'] },
    selfie: { ...photo, title: { es: 'Foto de la cara', en: 'Photo of the face' }, shows: ['face'], consent: 'biometric' },
    ...livenessMedia,
  },
  collects: ({ liveness }) => [...sides, ...(liveness === 'challenge' ? Object.keys(livenessMedia) : [])],
  names: ({ front, back, selfie }) => [front, back, selfie],
  specimens: cameraSpecimens,
  browserSetup: ({ allow_file, accept_expired, automatic, strictness, assisted, liveness, capture }) => ({
    ...{ allow_file, accept_expired, automatic, strictness, assisted, liveness, capture },
  }),
  browserPayload: ({ corrections, seen }) => ({ corrections, seen }),
  holder: ({ ocr_frontside, corrections, seen }) => holderOfCard(ocr_frontside, corrections, seen),
  samples: {
    setup: { allow_file: ['front', 'back'] },
    submission: {
      front: '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e01',
      back: '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e02',
      selfie: '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e03',
      seen: true,
    },
    // `...{ }` only puts several members on one line.
    payload: {
      biometrics: { ...NO_MEASURES, success: true, wasProcessed: true, matchLevel: 5, executed_at: '2026-11-20T18:00:00.000Z' },
      face: 'match',
      face_trouble: null,
      portrait: null,
      liveness: PASSED_CHALLENGE,
      ocr_frontside: {
        ...{ name: 'LUISA', last_name: 'PÉREZ', mothers_last_name: 'GÓMEZ', gender: 'M', birth_date: '1989-09-09' },
        ...{ curp: 'PEGL890909MJCRMS08', elector_key: 'PRGMLS89090914M100', type: 'INE', ine_type: 'G' },
        ...{ street: 'C DEL ZAGUÁN 12', neighborhood: 'CENTRO', zip_code: '44100', city: 'GUADALAJARA', province: 'JAL.' },
        ...{ emission_number: '01', expiration_date: '2034-12-31', city_id: null, state_id: null, control: null },
      },
      ocr_backside: {
        lines: ['IDMEX0001234564<<0000000000012', '8909091M3412318MEX<01<<00123<0', 'PEREZ<GOMEZ<<LUISA<<<<<<<<<<<<'],
        ...{ cic: '000123456', cic_digit_check: '4', is_cic_digit_check_consistent: true, ocr_number: '0000000000012' },
        ...{ name: 'LUISA', last_names: 'PEREZ GOMEZ', last_name: 'PEREZ', mothers_last_name: 'GOMEZ', gender: 'M', nationality: 'MEX' },
        ...{ date: '19890909', date_check_digit: '1', expiration_date: '20341231', expiration_date_digit: '8' },
        ...{ emission_and_fuar: '01<<00123', section_and_consecutive: '0000000000012' },
      },
      reading: { front: 'read', back: 'read' },
      seen: true,
      device_differences: { front: [], back: [] },
      corrections: sameMembers(fields, null),
      agreements: sameMembers(z.keyof(agreements).options, true),
      in_force: true,
      qr_found: true,
    },
  },
});
