// Deletes and restores location groups with their brand, which the company room owns.
import { type DeletedRows, keepRows, putRowsBack } from '../../../platform/deletions.ts';
import type { GroupsOfBrand } from '../../company/company.service.ts';

interface KeptGroups {
  groups: DeletedRows;
  members: DeletedRows;
}

export const groupsOfBrand: GroupsOfBrand = {
  async remove(tx, companyId, brandId): Promise<KeptGroups> {
    const groups = await keepRows(tx, 'location_groups', 'brand_id', { companyId, id: brandId });
    const members: DeletedRows = [];
    for (const group of groups) {
      const of = { companyId, id: Number(group.id) };
      members.push(...(await keepRows(tx, 'location_group_members', 'location_group_id', of)));
    }
    // Their members are deleted with them.
    await tx.db
      .deleteFrom('location_groups')
      .where('company_id', '=', companyId)
      .where('brand_id', '=', brandId)
      .execute();
    return { groups, members };
  },

  async putBack(tx, kept) {
    const { groups, members } = kept as KeptGroups;
    await putRowsBack(tx, 'location_groups', groups);
    await putRowsBack(tx, 'location_group_members', members);
  },
};
