// Routes of Forms I-9.
import * as form from '@onward/contract/everify/i9-form';
import * as forms from '@onward/contract/everify/i9-forms';
import type { App } from '../../platform/app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { correctForm, replaceReceipt } from './i9/correct-form.ts';
import { listClock } from './i9/list-clock.ts';
import { addCopy, removeCopy, showCopy } from './i9/manage-copies.ts';
import { listPurgeable, purgeForms } from './i9/purge-forms.ts';
import { remindAbout } from './i9/remind.ts';
import { revealValue } from './i9/reveal-value.ts';
import { openForm } from './i9/show-form.ts';
import { addSupplement } from './i9/supplements.ts';

import { exportPackage, showPdf } from './pdf/show-pdf.ts';

export const i9Routes = (app: App): Route[] => [
  route(forms.listI9Forms, (call) => listClock(call, call.query)),
  route(forms.listPurgeableI9, (call) => listPurgeable(call, call.query)),
  route(forms.purgeI9Forms, async (call) => ({ purged: await purgeForms(call, call.body.ids) })),
  route(forms.remindAboutI9, (call) => remindAbout(app, call, call.body.ids)),
  route(form.getEmployeeI9, async (call) => ({ i9_form: await openForm(app, call, call.params.id) })),
  route(form.revealI9Field, async (call) => ({ value: await revealValue(app, call, call.params.id, call.body) })),
  route(form.correctI9, async (call) => ({ i9_form: await correctForm(app, call, call.params.id, call.body) })),
  route(form.replaceReceipt, async (call) => ({
    i9_form: await replaceReceipt(app, call, call.params.id, call.body),
  })),
  route(form.addSupplement, async (call) => ({ i9_form: await addSupplement(app, call, call.params.id, call.body) })),
  route(form.getI9Pdf, (call) => showPdf(app, call, call.params.id, call.query.type ?? 'inline')),
  route(forms.exportI9Audit, (call) => exportPackage(app, call, call.query)),
  route(form.addI9Copy, async (call) => ({ copy: await addCopy(call, call.params.id, call.body) })),
  route(form.getI9Copy, (call) => showCopy(app, call, call.params.id)),
  route(form.deleteI9Copy, async (call) => {
    await removeCopy(call, call.params.id);
    return undefined;
  }),
];
