/** The address of each page of a list, with the filters it was asked with. */
export function pageAddress(base: string, query: object): (page: number) => string {
  return (page) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...query, page })) if (value !== undefined) search.set(name, String(value));
    return `${base}?${search}`;
  };
}
