// Which background check packages can be ordered at which location (CHK-002).
import { NODE_STATUSES } from '@onward/domain/background-checks/packages';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable, Version } from '../fields.ts';

const MODULE = 'background_check';
const PACKAGES_MAX = 100;

const Slug = Type.String({ minLength: 1, maxLength: 120 });

export const CheckerNode = Type.Object({
  id: Id,
  /** The provider's name for the place; null when the account is not divided into places. */
  custom_id: Nullable(Type.String()),
  name: Type.String(),
  location_id: Nullable(Id),
  available_packages: Type.Array(Type.String()),
  default_package: Nullable(Type.String()),
  status: Type.Enum([...NODE_STATUSES]),
  version: Type.Integer(),
});
export type CheckerNode = Static<typeof CheckerNode>;

export const listCheckerNodes = endpoint({
  name: 'listCheckerNodes',
  method: 'GET',
  path: '/v1/company_checker_nodes',
  summary: 'The locations background checks are ordered for, and the packages of each',
  audience: 'company',
  module: MODULE,
  answers: { 200: Type.Object({ company_checker_nodes: Type.Array(CheckerNode) }) },
});

export const updateCheckerNode = endpoint({
  name: 'updateCheckerNode',
  method: 'PUT',
  path: '/v1/company_checker_nodes/:id',
  summary: 'Choose the packages of a location, and whether checks can be ordered there',
  audience: 'company',
  module: MODULE,
  permission: 'edit_integration',
  params: IdParams,
  body: Type.Object({
    available_packages: Type.Optional(Type.Array(Slug, { maxItems: PACKAGES_MAX, uniqueItems: true })),
    default_package: Type.Optional(Nullable(Slug)),
    status: Type.Optional(Type.Enum([...NODE_STATUSES])),
    version: Version,
  }),
  answers: { 200: Type.Object({ company_checker_node: CheckerNode }) },
});
