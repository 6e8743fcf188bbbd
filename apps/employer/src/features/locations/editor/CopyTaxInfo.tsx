// Copies the tax information of another location of the brand: one click, or a choice if there are several.
import type { EmployerTaxInfo } from '@onward/contract/locations/locations';
import { useQuery } from '@tanstack/react-query';
import { Dropdown } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { taxInfoSourcesQuery } from '../locations.api.ts';
import styles from './LocationForm.module.css';

interface Props {
  brandId: number | null;
  /** The edited location can't be its own source. */
  locationId: number | null;
  onCopy: (info: EmployerTaxInfo) => void;
}

interface Source {
  id: number;
  name: string;
  info: EmployerTaxInfo;
}

export function CopyTaxInfo({ brandId, locationId, onCopy }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(taxInfoSourcesQuery(brandId));
  const byInfo = new Map<number, Source>();
  for (const { id, name, employer_tax_info: info } of data?.locations ?? []) {
    if (info && id !== locationId && !byInfo.has(info.id)) byInfo.set(info.id, { id, name, info });
  }
  const sources = [...byInfo.values()];
  const [first] = sources;
  if (!first) return null;
  if (sources.length === 1) {
    return (
      <button type="button" className={styles.link} onClick={() => onCopy(first.info)}>
        {t('locations:taxInfo.copyFrom', { name: first.name })}
      </button>
    );
  }
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      placement="bottomRight"
      menu={{
        items: sources.map(({ id, name, info }) => ({
          key: id,
          label: `${name} · ${info.legal_name}`,
          onClick: () => onCopy(info),
        })),
      }}
    >
      <button type="button" className={styles.link}>
        {t('locations:taxInfo.copy')} <ChevronDown size={13} aria-hidden="true" />
      </button>
    </Dropdown>
  );
}
