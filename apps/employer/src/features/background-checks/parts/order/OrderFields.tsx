// Where they will work, the package, and the confirmation that the check is for a hiring decision.
import type { OfferedPackage } from '@onward/contract/background-checks/application-checks';
import { Checkbox, Select } from 'antd';
import { CircleAlert, Info } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../../design/fields/Field.tsx';
import { usePackageTexts } from '../use-package-texts.ts';
import styles from './OrderCheckDialog.module.css';
import { availablePackages, locationChoices } from './order-choice.ts';
import type { OrderDraft } from './use-order-check.ts';

interface Props {
  draft: OrderDraft;
}

export function WorkLocation({ draft, name }: Props & { name: string | null }) {
  const { t } = useTranslation();
  const id = useId();
  const { shared, locationId, options } = draft;
  if (!shared) return <p className={styles.fee}>{t('background-checks:order.ownLocations')}</p>;
  return (
    <Field
      htmlFor={id}
      label={name ? t('background-checks:order.location', { name }) : t('background-checks:order.locationMany')}
      hint={t('background-checks:order.locationHint')}
    >
      <Select
        id={id}
        className={styles.wide ?? ''}
        value={locationId ?? shared.id}
        onChange={(chosen) => draft.setLocationId(chosen === shared.id ? null : chosen)}
        showSearch={{ optionFilterProp: 'label' }}
        options={locationChoices(options.locations, shared)}
        aria-describedby={fieldNoteId(id)}
      />
    </Field>
  );
}

export function PackageChoice({ draft }: Props) {
  const { t } = useTranslation();
  const { options, picked } = draft;
  const name = useId();
  // The others are named above, with the reason.
  const count = options.people.filter(({ refusal }) => refusal === null).length;
  return (
    <fieldset className={styles.choice}>
      <legend>{t('background-checks:order.package')}</legend>
      {availablePackages(options.packages).map((one) => (
        <PackageRow
          key={one.slug}
          offered={one}
          name={name}
          isUsual={one.slug === options.usual_package}
          isPicked={one.slug === picked?.slug}
          count={count}
          onPick={() => draft.setSlug(one.slug)}
        />
      ))}
      <p className={styles.fee}>
        <Info size={14} aria-hidden="true" />
        {t('integrations:checkr.fee')}
      </p>
    </fieldset>
  );
}

interface RowProps {
  offered: OfferedPackage;
  /** Of the group of radio buttons. */
  name: string;
  isUsual: boolean;
  isPicked: boolean;
  count: number;
  onPick: () => void;
}

function PackageRow({ offered, name, isUsual, isPicked, count, onPick }: RowProps) {
  const { t } = useTranslation();
  const texts = usePackageTexts();
  const isForAll = offered.available_for === count;
  return (
    <label className={styles.row}>
      <input type="radio" name={name} checked={isPicked} onChange={onPick} />
      <span className={styles.rowMain}>
        <span className={styles.rowName}>
          <strong>{offered.name}</strong>
          {isUsual && <span className={styles.usual}>{t('background-checks:order.usual')}</span>}
          {!isForAll && (
            <span className={styles.some}>
              {t('background-checks:order.forSome', { some: offered.available_for, total: count })}
            </span>
          )}
        </span>
        <span className={styles.meta}>{texts.screenings(offered.screenings)}</span>
      </span>
      <span className={styles.rowPrice}>
        <strong>{texts.price(offered.price)}</strong>
        <span className={styles.meta}>{texts.turnaround(offered.turnaround)}</span>
      </span>
    </label>
  );
}

export function Certification({ draft }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div>
      <Checkbox
        checked={draft.isCertified}
        onChange={({ target }) => draft.setCertified(target.checked)}
        aria-describedby={id}
        aria-invalid={draft.lacksCertification}
      >
        {t('background-checks:order.certify')}
      </Checkbox>
      <p id={id} className={styles.problem} role="alert">
        {draft.lacksCertification && (
          <>
            <CircleAlert size={13} aria-hidden="true" />
            {t('background-checks:order.certifyMissing')}
          </>
        )}
      </p>
    </div>
  );
}
