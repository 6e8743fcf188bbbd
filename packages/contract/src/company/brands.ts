// Brands of a company and the groups of their locations.
import { BRAND_COLORS } from '@onward/domain/company/brand-colors';
import { BRAND_NAME_MAX, BRAND_STATUSES } from '@onward/domain/company/brands';
import { INDUSTRIES } from '@onward/domain/company/industries';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable, Version } from '../fields.ts';

export const Brand = Type.Object({
  id: Id,
  name: Type.String(),
  nickname: Type.String(),
  friendly_id: Type.String(),
  industry: Nullable(Type.String()),
  status: Type.Enum([...BRAND_STATUSES]),
  location_counts: Type.Integer(),
  location_groups: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  logo_url: Nullable(Type.String()),
  /** Color of its public pages; a brand that chose none gets a fixed default. */
  color: Type.Enum([...BRAND_COLORS]),
  version: Type.Integer(),
});
export type Brand = Static<typeof Brand>;

const BrandInput = Type.Object({
  name: Type.String({ minLength: 1, maxLength: BRAND_NAME_MAX, pattern: '\\S' }),
  industry: Type.Optional(Nullable(Type.Enum([...INDUSTRIES]))),
  status: Type.Optional(Type.Enum([...BRAND_STATUSES])),
  color: Type.Optional(Nullable(Type.Enum([...BRAND_COLORS]))),
  /** Null removes the logo. */
  logo_upload_id: Type.Optional(Nullable(Id)),
});

export const listPermittedBrands = endpoint({
  name: 'listPermittedBrands',
  method: 'GET',
  path: '/v1/company_staffs/brands_with_location_groups',
  summary: "Brands in the user's scope, with their location groups",
  audience: 'company',
  answers: { 200: Type.Object({ brands: Type.Array(Brand) }) },
});

export const createBrand = endpoint({
  name: 'createBrand',
  method: 'POST',
  path: '/v1/brands',
  summary: 'Create a brand',
  audience: 'company',
  permission: 'edit_company',
  unlimitedIn: 'brand',
  body: Type.Object({ brand: BrandInput }),
  answers: { 201: Type.Object({ brand: Brand }) },
});

export const updateBrand = endpoint({
  name: 'updateBrand',
  method: 'PUT',
  path: '/v1/brands/:id',
  summary: 'Change a brand',
  audience: 'company',
  permission: 'edit_company',
  params: IdParams,
  body: Type.Object({ brand: Type.Object({ ...Type.Partial(BrandInput).properties, version: Version }) }),
  answers: { 200: Type.Object({ brand: Brand }) },
});

export const deleteBrand = endpoint({
  name: 'deleteBrand',
  method: 'DELETE',
  path: '/v1/brands/:id',
  summary: 'Delete a brand without locations',
  audience: 'company',
  permission: 'edit_company',
  params: IdParams,
  answers: { 204: Empty },
});

export const restoreBrand = endpoint({
  name: 'restoreBrand',
  method: 'POST',
  path: '/v1/brands/:id/restore',
  summary: 'Undo the deletion of a brand within a minute',
  audience: 'company',
  permission: 'edit_company',
  params: IdParams,
  answers: { 200: Type.Object({ brand: Brand }) },
});
