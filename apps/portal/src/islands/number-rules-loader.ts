// The phone number rules are larger than everything else together, so they load after the page is shown.
let loading: Promise<typeof import('./number-rules.ts')> | undefined;

export function loadNumberRules(): Promise<typeof import('./number-rules.ts')> {
  loading ??= import('./number-rules.ts').catch((error) => {
    // The connection broke: the next call tries again.
    loading = undefined;
    throw error;
  });
  return loading;
}
