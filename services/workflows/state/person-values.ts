/** What is known of the person. Every member is there, and null where nobody told it. */
export interface PersonValues {
  national_id: string | null;
  name: string | null;
  first_lastname: string | null;
  second_lastname: string | null;
  birthdate: string | null;
  /** Whole years, in Mexico City. */
  age: number | null;
  gender: string | null;
  nationality_id: number | null;
  entity_of_birth: string | null;
  tax_id: string | null;
}
