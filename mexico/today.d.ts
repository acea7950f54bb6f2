/** ISO date in Mexico City, where a person turns a year older: UTC−6 all year since 30 October 2022. */
export declare function mexicanDate(moment: Date): string;
