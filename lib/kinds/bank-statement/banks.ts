/** Banks with the phrases that their statements print. `rfc` is set if public lists have it. A bank without `rfc` is found by its name. */
export const bankBrands: readonly { name: string; rfc?: string; phrases: readonly string[] }[] = [
  { name: 'BBVA México', rfc: 'BBA830831LJ2', phrases: ['BBA830831LJ2', 'BBVA México', 'BBVA Bancomer'] },
  { name: 'Banamex', rfc: 'BNM840515VB1', phrases: ['BNM840515VB1', 'Banco Nacional de México', 'Citibanamex', 'Banamex'] },
  { name: 'Santander', rfc: 'BSM970519DU8', phrases: ['Banco Santander', 'Santander México'] },
  { name: 'Banorte', rfc: 'BMN930209927', phrases: ['Banco Mercantil del Norte', 'Banorte'] },
  { name: 'HSBC', rfc: 'HMI950125KG8', phrases: ['HSBC México'] },
  { name: 'Scotiabank', rfc: 'SIN9412025I4', phrases: ['Scotiabank Inverlat', 'Scotiabank'] },
  { name: 'Inbursa', rfc: 'BII931004P61', phrases: ['Banco Inbursa', 'Inbursa'] },
  { name: 'Azteca', rfc: 'BAI0205236Y8', phrases: ['Banco Azteca'] },
  { name: 'Mifel', phrases: ['Banca Mifel'] },
  { name: 'Afirme', rfc: 'BAF950102JP5', phrases: ['Banca Afirme'] },
];
