// Before the order: the packages to choose from, as cards.
import type { OfferedPackage } from '@onward/contract/background-checks/application-checks';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Check, Info, ShieldCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBlock } from '../../../../design/page/ErrorBlock.tsx';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { checkOptionsQuery } from '../background-checks.api.ts';
import { NotSetUp } from '../order/NotSetUp.tsx';
import { availablePackages, chosenPackage } from '../order/order-choice.ts';
import { usePackageTexts } from '../use-package-texts.ts';
import styles from './PackageCards.module.css';

interface Props {
  applicationId: number;
  firstName: string;
  onOrder: (slug: string | null) => void;
}

export function PackageCards({ applicationId, firstName, onOrder }: Props) {
  const { t } = useTranslation();
  const { turnaround } = usePackageTexts();
  const { data: options, isError, refetch } = useQuery(checkOptionsQuery([applicationId], null));
  const [slug, setSlug] = useState<string | null>(null);
  const name = useId();
  if (isError) return <ErrorBlock title={t('background-checks:order.failed')} onRetry={() => void refetch()} />;
  if (!options) return <SkeletonRows />;
  const picked = chosenPackage(options, slug);
  if (!picked)
    return (
      <NotSetUp
        also={
          options.locations.length > 0 && (
            <Button onClick={() => onOrder(null)}>{t('background-checks:tab.otherLocation')}</Button>
          )
        }
      />
    );
  return (
    <section className={styles.choice} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{t('background-checks:tab.choose')}</h2>
      <p className={styles.meta}>
        {t('background-checks:tab.chooseText', { name: firstName, time: turnaround(picked.turnaround) })}
      </p>
      <div className={styles.cards} role="radiogroup" aria-labelledby={`${name}-title`}>
        {availablePackages(options.packages).map((one) => (
          <PackageCard
            key={one.slug}
            offered={one}
            group={name}
            isUsual={one.slug === options.usual_package}
            isPicked={one.slug === picked.slug}
            onPick={() => setSlug(one.slug)}
          />
        ))}
      </div>
      <p className={styles.fee}>
        <Info size={14} aria-hidden="true" />
        {t('integrations:checkr.fee')}
      </p>
      <div>
        <Button type="primary" icon={<ShieldCheck size={16} aria-hidden="true" />} onClick={() => onOrder(picked.slug)}>
          {t('background-checks:tab.order')}
        </Button>
      </div>
    </section>
  );
}

interface CardProps {
  offered: OfferedPackage;
  /** The name of the radio group. */
  group: string;
  isUsual: boolean;
  isPicked: boolean;
  onPick: () => void;
}

function PackageCard({ offered, group, isUsual, isPicked, onPick }: CardProps) {
  const { t } = useTranslation();
  const texts = usePackageTexts();
  return (
    <label className={styles.card}>
      <span className={styles.head}>
        <strong>{offered.name}</strong>
        <input type="radio" name={group} checked={isPicked} onChange={onPick} />
      </span>
      <span className={styles.price}>{texts.price(offered.price)}</span>
      {isUsual && <span className={styles.usual}>{t('background-checks:order.usual')}</span>}
      <span className={styles.searches}>
        {offered.screenings.map((type) => (
          <span key={type}>
            <Check size={14} aria-hidden="true" />
            {texts.screening(type)}
          </span>
        ))}
      </span>
    </label>
  );
}
