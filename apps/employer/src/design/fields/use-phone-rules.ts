// The phone rules for components, once they have loaded.
import { useEffect, useState } from 'react';
import { loadPhoneRules } from './phone-rules.ts';

export type PhoneRules = Awaited<ReturnType<typeof loadPhoneRules>>;

/** Null until they have loaded; the server applies the same rules in any case. */
export function usePhoneRules(): PhoneRules | null {
  const [rules, setRules] = useState<PhoneRules | null>(null);
  useEffect(() => {
    let shown = true;
    void loadPhoneRules().then((loaded) => shown && setRules(loaded));
    return () => {
      shown = false;
    };
  }, []);
  return rules;
}
