// Orders at the job board marketplace: placed there by a person, and recognized on the callback (JOB-056).
import type { Encryption } from '../../../platform/crypto/encryption.ts';
import type { BoardRow } from './job-boards.queries.ts';

export interface Order {
  company_id: number;
  id: number;
  /** Orders of an earlier run are not accepted twice. */
  version: number;
  position_key: string;
}

const PURPOSE = 'job_target order';

/** Sealed, so that only this server can create one and nobody can change it. */
export const sealOrder = (encryption: Encryption, row: BoardRow, positionKey: string): string => {
  const order: Order = { company_id: row.company_id, id: row.id, version: row.version, position_key: positionKey };
  return encryption.sealToken(JSON.stringify(order), PURPOSE);
};

export function openOrder(encryption: Encryption, orderId: string): Order | null {
  try {
    return JSON.parse(encryption.openToken(orderId, PURPOSE)) as Order;
  } catch {
    return null;
  }
}

export interface Checkout {
  boardsUrl: string;
  publicUrl: string;
  title: string;
  positionKey: string;
  orderId: string;
}

export const checkoutAddress = ({ boardsUrl, publicUrl, title, positionKey, orderId }: Checkout): string =>
  `${boardsUrl}/job_target/checkout?${new URLSearchParams({
    order_id: orderId,
    position_key: positionKey,
    title,
    return_url: `${publicUrl}/#/job-target-callback`,
  }).toString()}`;
