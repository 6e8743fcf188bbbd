// The rules for phone numbers weigh more than everything else together: they come when the page already stands.
let loading: Promise<typeof import('./number-rules.ts')> | undefined;

export function loadNumberRules(): Promise<typeof import('./number-rules.ts')> {
  loading ??= import('./number-rules.ts').catch((error) => {
    // The line broke: the next one to ask tries again.
    loading = undefined;
    throw error;
  });
  return loading;
}
