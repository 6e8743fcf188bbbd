// Links to the company's templates, one per kind (CMP-061).
import { useTranslation } from 'react-i18next';
import { EntryCard, EntryCards } from '../../../design/page/EntryCard.tsx';
import { openPaywall } from '../../../features/company/parts/paywall-store.ts';
import { useAccess } from '../../../platform/access.ts';
import { useRefusalText } from '../../../platform/use-refusal-text.ts';
import { TEMPLATE_LISTS } from './template-lists.ts';

export default function TemplatesPanel() {
  const { t } = useTranslation();
  const { decide } = useAccess();
  const refusalText = useRefusalText();
  return (
    <EntryCards label={t('shell:company.panels.templates')}>
      {TEMPLATE_LISTS.map(({ key, icon, to, demand }) => {
        const decision = decide(demand);
        const sold = !decision.allowed && decision.reason === 'plan_locked' ? decision.feature : null;
        return (
          <EntryCard
            key={key}
            icon={icon}
            title={t(`company:templates.${key}.name`)}
            text={t(`company:templates.${key}.text`)}
            to={to}
            locked={refusalText(decision) || null}
            onPress={sold ? () => openPaywall({ kind: 'hiring', feature: sold }) : undefined}
          />
        );
      })}
    </EntryCards>
  );
}
