// The company's E-Verify status, and whom to ask for it (CMP-061).
import { CircleCheck, CircleDashed, Landmark, LifeBuoy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EntryCard, EntryCards } from '../../../design/page/EntryCard.tsx';
import { Pill } from '../../../design/status/Pill.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';

export default function EverifyPanel() {
  const { t } = useTranslation();
  const { integrations } = useStartup();
  const active = integrations.some(({ nickname, status }) => nickname === 'everify' && status === 'active');
  return (
    <EntryCards label={t('shell:company.panels.everify')}>
      <EntryCard
        icon={Landmark}
        title={t('company:everify.name')}
        text={t(active ? 'company:everify.activeText' : 'company:everify.draftText')}
        beside={
          <Pill tone={active ? 'green' : 'neutral'} icon={active ? CircleCheck : CircleDashed} plain>
            {t(active ? 'company:everify.active' : 'company:everify.draft')}
          </Pill>
        }
        to={null}
      />
      <EntryCard
        icon={LifeBuoy}
        title={t('company:everify.ask')}
        text={t('company:everify.askText')}
        to={paths.support()}
      />
    </EntryCards>
  );
}
