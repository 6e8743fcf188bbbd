// The secrets that sign deliveries, encrypted in the webhook's row.
import { randomBytes } from 'node:crypto';
import type { App } from '../../../../platform/app.ts';
import { placeIn } from '../../../../platform/crypto/sealed-columns.ts';

const SECRET_PREFIX = 'whsec_';

interface Owner {
  company_id: number;
  endpoint_key: string;
}

export const makeSecret = (): string => `${SECRET_PREFIX}${randomBytes(32).toString('base64url')}`;

export const sealSecret = (app: App, owner: Owner, secret: string): Buffer =>
  app.encryption.encrypt(secret, placeIn('webhook_endpoints.secret', owner));

export const openSecret = (app: App, owner: Owner, sealed: Buffer): string =>
  app.encryption.decrypt(sealed, placeIn('webhook_endpoints.secret', owner));

/** Encrypted again, because the encryption is bound to the column. */
export const sealAsEarlier = (app: App, owner: Owner, sealed: Buffer): Buffer =>
  app.encryption.encrypt(openSecret(app, owner, sealed), placeIn('webhook_endpoints.earlier_secret', owner));

export const openEarlier = (app: App, owner: Owner, sealed: Buffer): string =>
  app.encryption.decrypt(sealed, placeIn('webhook_endpoints.earlier_secret', owner));
