// The second step: which modules new hires complete, and in which order (ONB-003, ONB-006, ONB-007, ONB-009, design 10).
import type { ModuleType, Requirement } from '@onward/domain/onboarding/module-types';
import { providerOf } from '@onward/domain/onboarding/readiness';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccess } from '../../../../../platform/access.ts';
import { queryClient } from '../../../../../platform/query-client.ts';
import { useCurrentUser } from '../../../../../platform/startup/use-startup.ts';
import { defaultModuleQuery, integrationsQuery } from '../../onboarding-processes.api.ts';
import { addModule, dropModule, setRequirement } from '../process-draft.ts';
import pane from '../StepPane.module.css';
import type { ProcessEditing } from '../use-process-editor.ts';
import { ModuleRow } from './ModuleRow.tsx';
import { OrderRail } from './OrderRail.tsx';
import styles from './SelectStep.module.css';
import { type SelectRow, selectRows } from './select-rows.ts';

const PROVIDERS = ['adp', 'adp_run', 'paychex', 'paylocity'];

export function SelectStep({ editing }: { editing: ProcessEditing }) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const { company } = useCurrentUser();
  const maySeeIntegrations = useAccess().may({ permission: 'manage_onboarding', module: 'onboarding' });
  const { data: integrations } = useQuery({
    ...integrationsQuery(company.id, PROVIDERS),
    enabled: maySeeIntegrations,
  });
  const [adding, setAdding] = useState<ModuleType | null>(null);
  const { draft, problems, readOnly } = editing;
  const wrong = Object.entries(problems).filter(
    ([at]) => at === 'modules' || /^modules\.\d+\.(module_type|id|requirement)$/.test(at),
  );

  const choose = async ({ type, module }: SelectRow, requirement: Requirement) => {
    if (module) return editing.change(setRequirement(draft, module.key, requirement));
    setAdding(type);
    try {
      const { onboarding_module } = await queryClient.fetchQuery(defaultModuleQuery(type, i18n.language));
      editing.change((now) => addModule(now, onboarding_module, requirement));
    } catch {
      // The shared handler has said what went wrong.
    } finally {
      setAdding(null);
    }
  };
  const statusOf = (type: ModuleType) => {
    const provider = providerOf(type);
    const status = provider && integrations?.get(provider);
    return provider && status && status !== 'ready' ? { provider, status } : null;
  };

  return (
    <>
      <section className={pane.pane} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{t('onboarding-setup:select.title')}</h2>
        <p className={pane.lead}>{t('onboarding-setup:select.text')}</p>
        {wrong.map(([at, text]) => (
          <p key={at} className={styles.wrong} role="alert">
            <CircleAlert size={15} aria-hidden="true" />
            {text}
          </p>
        ))}
        <ul className={styles.modules} aria-label={t('onboarding-setup:select.list')}>
          {selectRows(draft, company.function_modules).map((row) => (
            <ModuleRow
              key={row.key}
              row={row}
              readOnly={readOnly}
              busy={adding !== null}
              provider={statusOf(row.type)}
              onChoose={(requirement) => void choose(row, requirement)}
              onRemove={() => row.module && editing.change(dropModule(draft, row.module.key).draft)}
            />
          ))}
        </ul>
      </section>
      <OrderRail editing={editing} />
    </>
  );
}
