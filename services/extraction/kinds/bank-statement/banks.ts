/**
 * Banks by what their statements print. The RFCs are public: each stands, as the issuer's, on every statement and invoice of its bank. Of
 * BBVA and Banamex they are in lists of well-known keys too; Santander's is one of those in use whose check digit is another.
 */
export const bankBrands: readonly { name: string; rfc: string; phrases: readonly string[] }[] = [
  { name: 'BBVA México', rfc: 'BBA830831LJ2', phrases: ['BBA830831LJ2', 'BBVA México', 'BBVA Bancomer'] },
  { name: 'Banamex', rfc: 'BNM840515VB1', phrases: ['BNM840515VB1', 'Banco Nacional de México', 'Citibanamex', 'Banamex'] },
  { name: 'Santander', rfc: 'BSM970519DU8', phrases: ['BSM970519DU8', 'Banco Santander', 'Santander México'] },
  { name: 'Banorte', rfc: 'BMN930209927', phrases: ['BMN930209927', 'Banco Mercantil del Norte', 'Banorte'] },
  { name: 'HSBC', rfc: 'HMI950125KG8', phrases: ['HMI950125KG8', 'HSBC México'] },
  { name: 'Scotiabank', rfc: 'SIN9412025I4', phrases: ['SIN9412025I4', 'Scotiabank Inverlat', 'Scotiabank'] },
  { name: 'Inbursa', rfc: 'BII931004P61', phrases: ['BII931004P61', 'Banco Inbursa', 'Inbursa'] },
  { name: 'Azteca', rfc: 'BAI0205236Y8', phrases: ['BAI0205236Y8', 'Banco Azteca'] },
  { name: 'Mifel', rfc: 'BMI9312038R3', phrases: ['BMI9312038R3', 'Banca Mifel'] },
  { name: 'Afirme', rfc: 'BAF950102JP5', phrases: ['BAF950102JP5', 'Banca Afirme'] },
];
