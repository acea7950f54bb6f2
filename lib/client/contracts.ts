import { extractionContract } from '#contracts/extraction/extraction.ts';
import { otpContract } from '#contracts/otp/otp.ts';
import { peopleContract } from '#contracts/people/people.ts';
import { verificationContract } from '#contracts/verification/verification.ts';
import { workflowsContract } from '#contracts/workflows/workflows.ts';

/** Contracts of the services, by the first segment of their path. */
export const contracts = {
  workflows: workflowsContract,
  people: peopleContract,
  verification: verificationContract,
  otp: otpContract,
  extraction: extractionContract,
};
