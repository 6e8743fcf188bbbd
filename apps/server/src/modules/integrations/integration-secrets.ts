// Secrets of an integration, encrypted in its row; never sent to clients.
import type { App } from '../../platform/app.ts';
import { placeIn } from '../../platform/crypto/sealed-columns.ts';
import type { IntegrationRow } from './integrations.queries.ts';

interface CheckrSecrets {
  access_token: string;
}

/** Of payroll and tax credit providers. */
export interface CredentialSecrets {
  client_id: string;
  client_secret: string;
}

type Owner = Pick<IntegrationRow, 'company_id' | 'nickname'>;

const placeOfSecrets = (row: Owner) => placeIn('integrations.secrets', row);

export const sealSecrets = (app: App, row: Owner, secrets: CheckrSecrets | CredentialSecrets): Buffer =>
  app.encryption.encrypt(JSON.stringify(secrets), placeOfSecrets(row));

const open = (app: App, row: Owner, secrets: Buffer): unknown =>
  JSON.parse(app.encryption.decrypt(secrets, placeOfSecrets(row)));

export const openToken = (app: App, row: Owner, secrets: Buffer): string =>
  (open(app, row, secrets) as CheckrSecrets).access_token;

export const openCredentials = (app: App, row: Owner, secrets: Buffer): CredentialSecrets =>
  open(app, row, secrets) as CredentialSecrets;
