// The integrations of the company and the state of each (CMP-061).
import type { FunctionModule } from '@onward/domain/company/modules';
import { CircleCheck, CircleDashed, Landmark, type LucideIcon, ShieldCheck, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EntryCard, EntryCards } from '../../../design/page/EntryCard.tsx';
import { Pill } from '../../../design/status/Pill.tsx';
import { useAccess } from '../../../platform/access.ts';
import { paths, ROUTES } from '../../../platform/routing/paths.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { useRefusalText } from '../../../platform/use-refusal-text.ts';

interface Service {
  key: string;
  icon: LucideIcon;
  module: FunctionModule;
  /** Where it is set up. */
  to: string;
}

const SERVICES: readonly Service[] = [
  { key: 'checkr', icon: ShieldCheck, module: 'background_check', to: ROUTES.checkr },
  { key: 'everify', icon: Landmark, module: 'uscis_integration', to: paths.company('everify') },
  { key: 'adp_run', icon: Wallet, module: 'adp_run_integration', to: paths.support() },
  { key: 'paychex', icon: Wallet, module: 'paychex', to: paths.support() },
];

export default function IntegrationsPanel() {
  const { t } = useTranslation();
  const { integrations } = useStartup();
  const { decide } = useAccess();
  const refusalText = useRefusalText();
  const connected = (key: string) => integrations.some((one) => one.key === key && one.status === 'active');
  return (
    <EntryCards label={t('shell:company.panels.integrations')}>
      {SERVICES.map(({ key, icon, module, to }) => (
        <EntryCard
          key={key}
          icon={icon}
          title={t(`company:integrations.${key}.name`)}
          text={t(`company:integrations.${key}.text`)}
          beside={
            <Pill tone={connected(key) ? 'green' : 'neutral'} icon={connected(key) ? CircleCheck : CircleDashed} plain>
              {t(connected(key) ? 'company:integrations.connected' : 'company:integrations.notConnected')}
            </Pill>
          }
          to={to}
          locked={refusalText(decide({ module })) || null}
        />
      ))}
    </EntryCards>
  );
}
