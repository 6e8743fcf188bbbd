// Tabs over all brands and each of them, with the number of their locations.
import { useTranslation } from 'react-i18next';
import { TabsRow } from '../../../design/page/TabsRow.tsx';
import { useStartup } from '../../../platform/startup/use-startup.ts';

const ALL = 'all';

interface Props {
  /** Undefined shows all brands. */
  nickname: string | undefined;
  linkTo: (nickname?: string) => string;
}

export function BrandTabs({ nickname, linkTo }: Props) {
  const { t } = useTranslation();
  const { brands, locations } = useStartup();
  if (brands.length < 2) return null;
  return (
    <TabsRow
      label={t('shell:home.brands')}
      active={nickname ?? ALL}
      items={[
        { key: ALL, label: t('shell:home.allBrands'), to: linkTo(), count: locations.length },
        ...brands.map(({ nickname: key, name, id }) => ({
          key,
          label: name,
          to: linkTo(key),
          count: locations.filter((location) => location.brand_id === id).length,
        })),
      ]}
    />
  );
}
