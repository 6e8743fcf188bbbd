-- Documents of the company that new employees sign, besides offers.
alter table document_templates drop constraint document_templates_kind_check;
alter table document_templates add constraint document_templates_kind_check
  check (kind in ('offer', 'company_document'));
