/** Banks by what their statements print. An RFC stands here where lists of well-known keys have it: of the others what stands beside them says whose it is. */
export const bankBrands: readonly { name: string; rfc?: string; phrases: readonly string[] }[] = [
  { name: 'BBVA México', rfc: 'BBA830831LJ2', phrases: ['BBA830831LJ2', 'BBVA México', 'BBVA Bancomer'] },
  { name: 'Banamex', rfc: 'BNM840515VB1', phrases: ['BNM840515VB1', 'Banco Nacional de México', 'Citibanamex', 'Banamex'] },
  { name: 'Santander', phrases: ['Banco Santander', 'Santander México'] },
  { name: 'Banorte', phrases: ['Banco Mercantil del Norte', 'Banorte'] },
  { name: 'HSBC', phrases: ['HSBC México'] },
  { name: 'Scotiabank', phrases: ['Scotiabank Inverlat', 'Scotiabank'] },
  { name: 'Inbursa', phrases: ['Banco Inbursa', 'Inbursa'] },
  { name: 'Azteca', phrases: ['Banco Azteca'] },
  { name: 'Mifel', phrases: ['Banca Mifel'] },
  { name: 'Afirme', phrases: ['Banca Afirme'] },
];
