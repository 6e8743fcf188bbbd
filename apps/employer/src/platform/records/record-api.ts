// The four writes of an editable record. Each is followed by a refresh of what shows the record.
import type { BodyOf, EndpointShape, ResponseOf } from '@onward/contract/endpoint';
import { api } from '../api.ts';

interface Endpoints<Create, Update> {
  create: Create;
  update: Update;
  remove: EndpointShape;
  restore: EndpointShape;
}

type In<Container, Kind extends string> = Container extends Record<Kind, infer Value> ? Value : never;

export interface RecordApi<Input, Change, Row> {
  /** Silent, like `save`: the form shows errors next to their fields. */
  add(input: Input): Promise<Row>;
  /** With the version the editor started from, nobody's change is silently overwritten. */
  save(record: { id: number; version?: number }, change: Change): Promise<Row>;
  remove(id: number): Promise<void>;
  /** Undoes the deletion. */
  restore(id: number): Promise<void>;
}

/** `kind` wraps the record in requests and responses: `{ department: { ... } }`. */
export function recordApi<Kind extends string, Create extends EndpointShape, Update extends EndpointShape>(
  kind: Kind,
  { create, update, remove, restore }: Endpoints<Create, Update>,
  refresh: () => Promise<unknown>,
): RecordApi<In<BodyOf<Create>, Kind>, In<BodyOf<Update>, Kind>, In<ResponseOf<Create>, Kind>> {
  type Row = In<ResponseOf<Create>, Kind>;
  const call = async (endpoint: EndpointShape, request: object): Promise<unknown> => {
    const response = await api.call(endpoint, request as never);
    await refresh();
    return response;
  };
  const rowOf = (response: unknown): Row => (response as Record<Kind, Row>)[kind];
  return {
    add: async (input) => rowOf(await call(create, { body: { [kind]: input }, silent: true })),
    async save({ id, version }, change) {
      const fields = { ...(change as object), ...(version !== undefined && { version }) };
      return rowOf(await call(update, { params: { id }, body: { [kind]: fields }, silent: true }));
    },
    remove: async (id) => void (await call(remove, { params: { id } })),
    restore: async (id) => void (await call(restore, { params: { id } })),
  };
}
