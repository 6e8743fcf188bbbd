// The picture of each type of module.
import type { ModuleType } from '@onward/domain/onboarding/module-types';
import {
  BadgeDollarSign,
  FilePen,
  FileText,
  Landmark,
  type LucideIcon,
  MapPin,
  PiggyBank,
  Send,
  ShieldCheck,
  UserRound,
} from 'lucide-react';

const ICONS: Partial<Record<ModuleType, LucideIcon>> = {
  basic_information: UserRound,
  w4: Landmark,
  i9: ShieldCheck,
  formi9_compliance_everify: ShieldCheck,
  us_state_tax: MapPin,
  direct_deposit: PiggyBank,
  signing: FilePen,
  company_documents: FilePen,
  wotc: BadgeDollarSign,
  ehx_wotc: BadgeDollarSign,
  paychex: Send,
  adp: Send,
  'ADP RUN': Send,
  'ADP RUN v2.0': Send,
};

export const moduleIcon = (type: ModuleType): LucideIcon => ICONS[type] ?? FileText;
