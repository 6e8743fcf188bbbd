// The list of offer letters (OFR-006).
import type { OfferTemplateRow } from '@onward/contract/offers/offer-templates';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { HeaderActions } from '../../../design/page/HeaderActions.tsx';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { useListAddress } from '../../../platform/lists/use-list-address.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { GuardedButton } from '../../../platform/see-as/GuardedButton.tsx';
import {
  copyOfferTemplate,
  offerTemplatesQuery,
  putOfferTemplateBack,
  refreshOfferTemplates,
  removeOfferTemplate,
} from '../../offers/parts/offer-templates.api.ts';
import { DeleteTemplate } from '../parts/lists/DeleteTemplate.tsx';
import { NewForm } from '../parts/lists/NewForm.tsx';
import { TemplateRows } from '../parts/lists/TemplateRows.tsx';
import { TEMPLATE_LIST, TEMPLATE_NAME_MAX } from '../parts/lists/templates.list.ts';

export function OfferTemplates() {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const [list, changeList] = useListAddress(TEMPLATE_LIST);
  const copying = useDialog<OfferTemplateRow>();
  const deleting = useDialog<OfferTemplateRow>();
  const query = useQuery(offerTemplatesQuery(list));

  useCableEvent('company', ({ event }) => {
    if (event === 'offer_template_changed') void refreshOfferTemplates();
  });

  const addButton = (
    <GuardedButton
      demand={{ permission: 'edit_template', module: 'offers', writes: true }}
      type="primary"
      icon={<Plus size={16} />}
      label={t('hiring-processes:lists.offers.add')}
      to={paths.offerTemplate('new')}
    />
  );
  const signers = ({ roles }: OfferTemplateRow) =>
    new Intl.ListFormat(i18n.language).format(roles.map((role) => t(`documents:roles.${role}`)));

  return (
    <>
      <HeaderActions>{addButton}</HeaderActions>
      <TemplateRows
        kind="offers"
        query={query}
        rowsOf={({ offer_templates }) => offer_templates}
        list={list}
        onChange={changeList}
        facts={(row) => [
          { key: 'size', text: `${t(`offers:templates.formats.${row.format}`)} · ${signers(row)}` },
          { key: 'use', text: t('offers:templates.usedBy', { count: row.hiring_processes_count }) },
        ]}
        openPath={({ id }) => paths.offerTemplate(id)}
        onCopy={copying.show}
        // The file of an uploaded PDF belongs to one template.
        canCopy={({ format }) => format === 'text'}
        onRemove={deleting.show}
        addButton={addButton}
      />
      {copying.subject && (
        <NewForm
          key={`copy ${copying.visit}`}
          open={copying.open}
          title={t('hiring-processes:lists.offers.add')}
          name={t('hiring-processes:copyOf', { name: copying.subject.name }).slice(0, TEMPLATE_NAME_MAX)}
          create={async (name) => {
            if (copying.subject) void navigate(paths.offerTemplate(await copyOfferTemplate(copying.subject.id, name)));
          }}
          onClose={copying.close}
        />
      )}
      {deleting.subject && (
        <DeleteTemplate
          key={`delete ${deleting.visit}`}
          open={deleting.open}
          subject={deleting.subject}
          text={t('hiring-processes:deleteTemplate.offers')}
          remove={removeOfferTemplate}
          restore={putOfferTemplateBack}
          onClose={deleting.close}
        />
      )}
    </>
  );
}
