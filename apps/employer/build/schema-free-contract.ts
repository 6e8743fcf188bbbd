// The browser needs an endpoint's method and path; its schemas check requests on the server. Leaving the schema
// library out of the bundle keeps the first load small, and nothing in the browser can come to depend on it.
import type { Plugin } from 'vite';

// Modules take schemas apart while they load (`Row.properties.id`), so those of the stand-in have properties too.
const STAND_IN = '\0schema-stand-in';

export const schemaFreeContract = (): Plugin => ({
  name: 'onward-schema-free-contract',
  enforce: 'pre',
  resolveId: { filter: { id: /^typebox$/ }, handler: () => STAND_IN },
  load: (id) =>
    id === STAND_IN
      ? 'const schema = Object.freeze({ properties: Object.freeze({}) }); export default new Proxy(schema, { get: () => () => schema });'
      : null,
});
