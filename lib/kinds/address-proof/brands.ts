import type { addressTypes } from './address-proof.contract.ts';

export interface Brand {
  name: string;
  type: (typeof addressTypes)[number];
  /** Phrases that only papers of this brand print, its RFC included. */
  phrases: readonly string[];
}

export const brands: readonly Brand[] = [
  {
    name: 'CFE',
    type: 'electricity',
    phrases: ['CFE370814QI0', 'CSS160330CP7', 'Comisión Federal de Electricidad', 'CFE Suministrador de Servicios Básicos'],
  },
  { name: 'Telmex', type: 'telephone', phrases: ['TME840315KT6', 'Teléfonos de México', 'Telmex'] },
  { name: 'izzi', type: 'internet', phrases: ['izzi', 'Empresas Cablevisión'] },
  { name: 'Totalplay', type: 'internet', phrases: ['Total Play Telecomunicaciones', 'Totalplay'] },
  { name: 'Megacable', type: 'internet', phrases: ['Mega Cable'] },
  { name: 'Telcel', type: 'telephone', phrases: ['Radiomóvil Dipsa', 'Telcel'] },
  { name: 'SACMEX', type: 'water', phrases: ['SACMEX', 'Sistema de Aguas de la Ciudad de México'] },
  { name: 'SIAPA', type: 'water', phrases: ['SIAPA', 'Sistema Intermunicipal de los Servicios de Agua Potable'] },
  {
    name: 'Agua y Drenaje de Monterrey',
    type: 'water',
    phrases: ['Servicios de Agua y Drenaje de Monterrey', 'Agua y Drenaje de Monterrey'],
  },
  { name: 'JAPAY', type: 'water', phrases: ['JAPAY', 'Junta de Agua Potable y Alcantarillado de Yucatán'] },
  { name: 'SAPAL', type: 'water', phrases: ['SAPAL', 'Sistema de Agua Potable y Alcantarillado de León'] },
  { name: 'CESPT', type: 'water', phrases: ['CESPT', 'Comisión Estatal de Servicios Públicos de Tijuana'] },
  { name: 'Aguakan', type: 'water', phrases: ['Aguakan', 'Desarrollos Hidráulicos de Cancún'] },
  { name: 'Engie', type: 'gas', phrases: ['Engie', 'Tractebel'] },
  { name: 'Ecogas', type: 'gas', phrases: ['Ecogas México', 'Ecogas'] },
  { name: 'AT&T', type: 'telephone', phrases: ['AT&T Comunicaciones Digitales', 'AT&T Comercialización Móvil', 'Comercializadora AT&T'] },
  { name: 'Movistar', type: 'telephone', phrases: ['Pegaso PCS', 'Movistar'] },
  { name: 'Naturgy', type: 'gas', phrases: ['Naturgy', 'Gas Natural México', 'Comercializadora Metrogas'] },
];

/** Phrases that name the service on a bill of an unlisted brand, the most specific service first. */
export const services: readonly { type: Brand['type']; phrases: readonly string[] }[] = [
  { type: 'property_tax', phrases: ['Impuesto predial', 'Predial', 'Cuenta predial', 'Clave catastral', 'Valor catastral'] },
  { type: 'water', phrases: ['Agua potable', 'Servicio de agua', 'Consumo de agua', 'Agua y alcantarillado', 'Drenaje'] },
  { type: 'gas', phrases: ['Gas natural', 'Consumo de gas', 'Servicio de gas'] },
  { type: 'electricity', phrases: ['Energía eléctrica', 'kWh', 'Servicio de energía'] },
  { type: 'internet', phrases: ['Internet', 'Televisión por cable'] },
  { type: 'telephone', phrases: ['Servicio telefónico', 'Telefonía', 'Línea telefónica'] },
  { type: 'bank_statement', phrases: ['CLABE', 'Saldo promedio', 'Saldo final'] },
];
