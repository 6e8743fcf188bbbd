// Routes of the offers room: templates, offers of applicants, and the link of an offer.
import * as offers from '@onward/contract/offers/application-offers';
import * as tasks from '@onward/contract/offers/offer-tasks';
import * as templates from '@onward/contract/offers/offer-templates';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import type { App } from '../../platform/app.ts';
import { pageFacts, pageWindow } from '../../platform/database/lists.ts';
import { inCompany, inSystem } from '../../platform/database/transaction.ts';
import { notFound } from '../../platform/http/errors.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { findOwnUpload } from '../attachments/attachments.service.ts';
import { answerPage, listDocuments, templateService, usablePages } from '../documents/documents.service.ts';
import { pdfAnswer, signedOffer, signedOfferZip, unsignedOffer } from './offer-files.ts';
import { presentTemplate, presentTemplateRow } from './offers.presenter.ts';
import { listOffers, presentWhole, requireOffer, showOffer } from './read-offers.ts';
import { previewOffers } from './sending/preview-offers.ts';
import * as task from './signing/offer-tasks.service.ts';
import { type OfferPorts, signForCompany } from './signing/sign-offer.ts';
import { voidOffer } from './void-offer.ts';

export const offersRoutes = (app: App, ports: OfferPorts): Route[] => [
  ...templateRoutes(app),
  ...pdfRoutes(app),
  ...offerRoutes(app, ports),
  ...fileRoutes(app),
  ...taskRoutes(app, ports),
];

const byName = { field: 'name', direction: 'asc' } as const;

const templateRoutes = (app: App): Route[] => {
  const service = templateService(app, 'offer', 'offer_template');
  return [
    route(templates.listOfferTemplates, async (call) => {
      const window = pageWindow(call.query, templates.OFFER_TEMPLATE_ORDER_FIELDS, byName, DEFAULT_PAGE_SIZE);
      const { rows, totalCount } = await service.list(call, call.query.query, window);
      return { offer_templates: rows.map(presentTemplateRow), ...pageFacts(window, totalCount) };
    }),
    route(templates.getOfferTemplate, async (call) => ({
      offer_template: presentTemplate(await service.get(call, call.params.id)),
    })),
    route(templates.createOfferTemplate, async (call) => ({
      template_id: await service.create(call, call.body.offer_template),
    })),
    route(templates.updateOfferTemplate, async (call) => ({
      offer_template: presentTemplate(await service.update(call, call.params.id, call.body.offer_template)),
    })),
    route(templates.deleteOfferTemplate, async (call) => {
      await service.remove(call, call.params.id);
      return undefined;
    }),
    route(templates.restoreOfferTemplate, async (call) => ({
      offer_template: presentTemplate(await service.restore(call, call.params.id)),
    })),
  ];
};

/** Pages are rendered without an open transaction. */
const pdfRoutes = (app: App): Route[] => [
  route(templates.inspectOfferPdf, async ({ access, body }) => {
    const file = await inCompany(app.pool, access.companyId, (tx) => findOwnUpload(tx, access, body.upload_id));
    const bytes = file && (await app.files.get(file.storage_key));
    if (!file || !bytes) throw notFound();
    return { pages: [...(await usablePages(bytes))], file_name: file.file_name };
  }),
  route(templates.getUploadedPage, async ({ access, params }) => {
    const file = await inCompany(app.pool, access.companyId, (tx) => findOwnUpload(tx, access, params.id));
    return answerPage(app, file?.storage_key ?? null, params.page);
  }),
  route(templates.getOfferTemplatePage, async (call) => {
    const service = templateService(app, 'offer', 'offer_template');
    const { access, params } = call;
    const { storage_key } = await inCompany(app.pool, access.companyId, (tx) =>
      service.get({ ...call, tx }, params.id),
    );
    return answerPage(app, storage_key, params.page);
  }),
  route(offers.getApplicationOfferPage, async ({ access, params }) => {
    const key = await inCompany(app.pool, access.companyId, async (tx) => {
      const { offer } = await requireOffer({ tx, access }, params.id);
      const documents = await listDocuments(tx, access.companyId, offer.signing_request_id);
      return documents.find(({ position }) => position === params.position)?.storage_key ?? null;
    });
    return answerPage(app, key, params.page);
  }),
  route(tasks.getOfferTaskPage, async ({ params }) => {
    const key = await inSystem(app.pool, async (tx) => {
      const { offer } = await task.openOffer(tx, params.token);
      const documents = await listDocuments(tx, offer.company_id, offer.signing_request_id);
      return documents.find(({ position }) => position === params.position)?.storage_key ?? null;
    });
    return answerPage(app, key, params.page);
  }),
];

const offerRoutes = (app: App, ports: OfferPorts): Route[] => [
  route(offers.listApplicationOffers, (call) => listOffers(call, call.params.id)),
  route(offers.previewApplicationOffers, async (call) => ({ people: await previewOffers(app, call, call.body) })),
  route(offers.getApplicationOffer, (call) => showOffer(app, call, call.params.id)),
  route(offers.voidApplicationOffer, async (call) => ({
    application_offer: await presentWhole(call.tx, await voidOffer(app, call, call.params.id, call.body.reason)),
  })),
  route(offers.signApplicationOffer, async (call) => {
    const { id, signer_id: signerId } = call.params;
    const signed = await signForCompany({ ...call, app, ports }, { id, signerId }, call.body);
    return { application_offer: await presentWhole(call.tx, signed) };
  }),
];

const fileRoutes = (app: App): Route[] => [
  route(offers.getUnsignedOffer, (call) => unsignedOffer(app, call, call.params.id, call.query.type ?? 'download')),
  route(offers.getSignedOffer, (call) => signedOffer(app, call, call.params.id, call.query.type ?? 'download')),
  route(offers.getSignedOfferZip, (call) => signedOfferZip(app, call, call.params.id)),
];

const taskRoutes = (app: App, ports: OfferPorts): Route[] => [
  route(tasks.getOfferTask, (call) =>
    task.readOfferTask({ ...call, app }, call.params.token, { isOpenedByPerson: true }),
  ),
  route(tasks.saveOfferTask, (call) => task.saveOfferTask({ ...call, app }, call.params.token, call.body.values)),
  route(tasks.signOfferTask, (call) => task.signOfferTask({ ...call, app, ports }, call.params.token, call.body)),
  route(tasks.declineOfferTask, (call) => task.declineOfferTask({ ...call, app }, call.params.token, call.body.reason)),
  route(tasks.getOfferTaskDocument, async ({ tx, params, query }) => {
    const { offer } = await task.openOffer(tx, params.token);
    return pdfAnswer(app, tx, offer, { sealed: offer.status === 'signed', type: query.type ?? 'inline' });
  }),
];
