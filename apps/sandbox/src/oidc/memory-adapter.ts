import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Kept {
  payload: AdapterPayload;
  expiresAt: number;
}

/** Codes, tokens and interactions only live for minutes, so memory is enough; each sandbox has its own. */
export function memoryAdapters(): AdapterFactory {
  const kept = new Map<string, Kept>();

  const find = (key: string): AdapterPayload | undefined => {
    const entry = kept.get(key);
    return entry && entry.expiresAt > Date.now() ? entry.payload : undefined;
  };
  const findWhere = (model: string, matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined =>
    [...kept.keys()]
      .filter((key) => key.startsWith(`${model}:`))
      .map(find)
      .find((payload) => payload !== undefined && matches(payload));
  const forgetExpired = () => {
    for (const [key, entry] of kept) if (entry.expiresAt <= Date.now()) kept.delete(key);
  };

  return (model): Adapter => ({
    async upsert(id, payload, expiresIn = Number.POSITIVE_INFINITY) {
      forgetExpired();
      kept.set(`${model}:${id}`, { payload, expiresAt: Date.now() + expiresIn * 1000 });
    },
    async find(id) {
      return find(`${model}:${id}`);
    },
    async findByUid(uid) {
      return findWhere(model, (payload) => payload.uid === uid);
    },
    async findByUserCode(userCode) {
      return findWhere(model, (payload) => payload.userCode === userCode);
    },
    async consume(id) {
      const payload = find(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      kept.delete(`${model}:${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [key, entry] of kept) if (entry.payload.grantId === grantId) kept.delete(key);
    },
  });
}
