// A brand's summary card.
import type { Brand } from '@onward/contract/company/brands';
import { CircleCheck, CirclePause, Layers, MapPin, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RowMenu } from '../../../design/lists/RowMenu.tsx';
import { Pill } from '../../../design/status/Pill.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Logo } from '../LogoField.tsx';
import styles from './BrandCard.module.css';

interface Props {
  brand: Brand;
  /** Null for read-only users. */
  actions: { edit: (brand: Brand) => void; remove: (brand: Brand) => void } | null;
  onGroups: (brand: Brand) => void;
}

export function BrandCard({ brand, actions, onGroups }: Props) {
  const { t } = useTranslation();
  const active = brand.status === 'active';
  return (
    <article className={styles.card} aria-label={brand.name}>
      <div className={styles.head}>
        <Logo name={brand.name} url={brand.logo_url} size={44} />
        <div className={styles.names}>
          <h3 className={styles.name}>
            {actions ? (
              <button type="button" onClick={() => actions.edit(brand)}>
                {brand.name}
              </button>
            ) : (
              brand.name
            )}
          </h3>
          <p className={styles.meta}>
            {brand.industry ? t(`company:industries.${brand.industry}`) : t('company:brands.noIndustry')}
          </p>
        </div>
        {actions && (
          <RowMenu
            label={t('company:brands.actionsFor', { name: brand.name })}
            actions={[
              {
                key: 'edit',
                label: t('company:brands.editAction'),
                icon: <Pencil size={15} />,
                run: () => actions.edit(brand),
              },
              {
                key: 'delete',
                label: t('company:brands.deleteAction'),
                icon: <Trash2 size={15} />,
                danger: true,
                run: () => actions.remove(brand),
              },
            ]}
          />
        )}
      </div>
      <div className={styles.facts}>
        <Pill tone={active ? 'green' : 'neutral'} icon={active ? CircleCheck : CirclePause}>
          {t(`company:brands.statuses.${brand.status}`)}
        </Pill>
        <Link className={styles.fact} to={paths.locations(brand.id)}>
          <MapPin size={15} aria-hidden="true" />
          {t('company:brands.locations', { count: brand.location_counts })}
        </Link>
        <button type="button" className={styles.fact} onClick={() => onGroups(brand)}>
          <Layers size={15} aria-hidden="true" />
          {t('company:brands.groups', { count: brand.location_groups.length })}
        </button>
      </div>
      <p className={styles.address}>{t('company:brands.nickname', { nickname: brand.nickname })}</p>
    </article>
  );
}
