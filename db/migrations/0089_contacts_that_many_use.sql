-- Numbers and addresses that many people use by their kind say nothing about who someone is (people.shared).
UPDATE "leads" SET "phone_shared" = true WHERE "phone" LIKE '+1%' AND (
  "phone" !~ '^\+1[2-9](?!11)[0-9]{2}[2-9](?!11)[0-9]{6}$'
  OR "phone" ~ '^\+1(800|822|833|844|855|866|877|888)'
  OR "phone" ~ '^\+1[0-9]{3}(5551212|5551234|([0-9])\2{6})$'
  OR substr("phone", 3) IN ('2109876543', '2222222222', '2345678901', '3333333333', '3456789012', '4444444444', '4567890123', '5432109876', '5555555555', '5678901234', '6543210987', '6666666666', '6789012345', '7654321098', '7777777777', '8765432109', '8888888888', '9012345678', '9876543210', '9999999999'));--> statement-breakpoint
UPDATE "leads" SET "email_shared" = true WHERE "email" ~ '^(info|office|contact|contactus|admin|administrator|sales|support|service|services|help|helpdesk|hello|mail|email|team|billing|accounts|accounting|accountspayable|ap|ar|reception|frontdesk|desk|manager|management|leasing|maintenance|webmaster|postmaster|hostmaster|customerservice|customercare|orders|enquiries|inquiries|inquiry|jobs|hr|property|rentals|tenants|dispatch|scheduling|estimates|quotes|facilities|operations|ops|shop|store|staff|crew|marketing|press|legal|invoices|payables|purchasing|reply|test|everyone|all)@'
  OR "email" ~ '^(no[-._]?e?mail|none|no-?reply|do-?not-?reply|nobody|na|n[.]a|unknown|declined|refused|no-?address)[0-9]{0,4}@'
  OR "email" ~ '^(test|none|na|no|noemail|email|mail|x+|abc|asdf|qwerty|fake|example|anonymous|a+)@\1[.]';--> statement-breakpoint
UPDATE "conversations" SET "phone_shared" = true WHERE "phone" LIKE '+1%' AND (
  "phone" !~ '^\+1[2-9](?!11)[0-9]{2}[2-9](?!11)[0-9]{6}$'
  OR "phone" ~ '^\+1(800|822|833|844|855|866|877|888)'
  OR "phone" ~ '^\+1[0-9]{3}(5551212|5551234|([0-9])\2{6})$'
  OR substr("phone", 3) IN ('2109876543', '2222222222', '2345678901', '3333333333', '3456789012', '4444444444', '4567890123', '5432109876', '5555555555', '5678901234', '6543210987', '6666666666', '6789012345', '7654321098', '7777777777', '8765432109', '8888888888', '9012345678', '9876543210', '9999999999'));--> statement-breakpoint
UPDATE "conversations" SET "email_shared" = true WHERE "email" ~ '^(info|office|contact|contactus|admin|administrator|sales|support|service|services|help|helpdesk|hello|mail|email|team|billing|accounts|accounting|accountspayable|ap|ar|reception|frontdesk|desk|manager|management|leasing|maintenance|webmaster|postmaster|hostmaster|customerservice|customercare|orders|enquiries|inquiries|inquiry|jobs|hr|property|rentals|tenants|dispatch|scheduling|estimates|quotes|facilities|operations|ops|shop|store|staff|crew|marketing|press|legal|invoices|payables|purchasing|reply|test|everyone|all)@'
  OR "email" ~ '^(no[-._]?e?mail|none|no-?reply|do-?not-?reply|nobody|na|n[.]a|unknown|declined|refused|no-?address)[0-9]{0,4}@'
  OR "email" ~ '^(test|none|na|no|noemail|email|mail|x+|abc|asdf|qwerty|fake|example|anonymous|a+)@\1[.]';