// Integrations with external systems.
import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Id } from '../fields.ts';

export const Integration = Type.Object({ id: Id, key: Type.String(), status: Type.String() });

export const listIntegrations = endpoint({
  name: 'listIntegrations',
  method: 'GET',
  path: '/v1/integrations',
  summary: "The company's integrations with external systems",
  audience: 'company',
  answers: { 200: Type.Object({ integrations: Type.Array(Integration) }) },
});
