import type { StepCompany } from '#contracts/steps/step.ts';
import type { TenantSettings } from '#platform/base/administration.ts';

/** Returns the tenant's settings that steps may show. */
export function stepCompany({ company, retention, people, minimum_age }: TenantSettings): StepCompany {
  const { name, privacy_notice_url } = company;
  return { name, privacy_notice_url, media_days: retention.media_days, portrait_days: people.portrait_days, minimum_age };
}
