/** Who submits. */
export interface StepPerson {
  name: string;
  national_id: string | null;
  people_uuid: string | null;
}
