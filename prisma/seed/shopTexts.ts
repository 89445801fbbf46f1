// Information pages of the demo shop. The company is invented; a real shop writes its own texts.

const sampleNote =
  '> This is a demo shop: nothing is sold or shipped. If you run a real shop, replace this text with your own and have a lawyer review it.';

const terms = `${sampleNote}

Version of 1 November 2026.

## 1. Contracting party {#partner}

Your contract is with the company named in the [legal notice](/imprint/). These terms apply to every order placed in this shop, in the version you accepted when you ordered.

## 2. Placing an order {#contract}

The products shown in the shop are an invitation to order. You place a binding order with the button at the end of checkout, after you have reviewed and corrected your details. We confirm by email that we have received your order. The contract is concluded when we tell you that we are preparing your order, at the latest when we ship it.

## 3. Prices {#prices}

All prices are in euros and include the VAT of the country of delivery. Delivery costs are shown separately before you order. A struck-through price is the lowest price in the 30 days before the reduction.

## 4. Payment and delivery {#payment}

Payment methods and delivery costs are listed under [delivery, payment and returns](/delivery/) and, for your order, at checkout. The goods remain our property until they are paid for in full.

## 5. Right of withdrawal {#withdrawal}

As a consumer, you may withdraw from the contract within 14 days of receiving the goods without giving a reason. A clear statement by letter or email to the address in the imprint is enough. We refund all payments, including standard delivery, within 14 days to your original payment method. Return the goods within 14 days of your statement; you bear the direct cost of returning them. Goods made to your specifications and sealed goods opened for hygiene reasons are excluded. The full [instructions](/withdrawal/) include a form you may use.

## 6. Faulty goods {#defects}

Your statutory rights apply for two years after delivery. Tell us what is wrong: we repair or replace the item, and if that fails, we refund you.

## 7. Discount codes {#codes}

A code is valid for the period, products and number of orders it names. It has no cash value and becomes valid again if the order that used it is cancelled before it ships.`;

const privacy = `${sampleNote}

## When you browse

We don’t store anything. Pages don’t identify you and don’t set cookies. If you dismiss a shop notice, a cookie remembers that for a year.

## When you add something to your cart

- A random number in a cookie links your cart to you. We store only a hash of it.
- Two cookies record whether your cart has items and whether it has changed. They contain no personal data and expire when you close your browser.
- The cart itself is stored for 30 days after its last change.

## When you use the comparison or wishlist

- We store which products you added, when and at what price, so that we can show you what has changed, for 30 days after the last change.
- A cookie records whether these lists have changed. It contains no personal data and expires when you close your browser.
- If you share your wishlist, we store a link to it. Anyone with the link sees the products and nothing about you, until you stop sharing.
- If you have an account, we store whether you want emails about your wishlist. We send them only if you turn them on, and every email has a link to turn them off.

## When you subscribe to the newsletter

We store your email address, your name if you enter one, and when, on which page and to which wording you agreed, because we have to be able to prove it. We send nothing until you confirm by email. If you don’t confirm, we delete your address after 30 days. Every email has a link to unsubscribe and one to have your address deleted.

## When you order

We store your addresses, email address, what you bought and how you paid, because contract and tax law require it. We keep this data for as long as tax law requires. The carrier receives the delivery address. The payment provider receives the amount and the order number.

## How you found us

If you agree, cookies record which link, search or ad led you here and how many pages you viewed, and we store that with your order. Without your consent, these details stay empty and no such cookie is set. We share nothing with advertisers. After the period set by the shop, or 13 months if none is set, we delete from your order which browser you used and which pages led you here. We keep your answer, its time and its wording as proof. You can change it at any time under [cookie settings](/cookies/).

## Your rights

You may request access to your data, have it corrected or deleted, receive a copy, or object to its use. Write to the address in the imprint. You may also complain to the data protection authority in your country.`;

const delivery = `## Where we deliver {#countries}

We deliver to every country in the European Union. Delivery costs depend on the country and the weight. Your [cart](/cart/) shows them, and the order value for free delivery, before you enter an address.

## Payment methods {#payment}

- **Bank transfer:** we ship your order once your payment arrives. You’ll find the payment reference in your order confirmation.
- **Cash on delivery:** in Germany, for orders up to €500.00.
- **Test card:** for demos only. It works like a card, but no money moves.

## Cancellations and returns {#returns}

You can cancel an order on its page until it is paid. After that, you have 14 days from delivery to withdraw; see the [terms](/terms/).

## Find your order

Open the link in your order confirmation, or [look up your order](/find-order/) with its number and your email address.`;

const withdrawal = `${sampleNote}

## Withdrawal period

As a consumer, you may withdraw from your order within 14 days without giving a reason. The 14 days start on the day after you, or a person you named, received the last item.

## How to withdraw

Send us a clear statement, for example by letter or email, to the address in the [legal notice](/imprint/). You may use the form below, but you don’t have to. It is enough to send your statement before the 14 days are over.

## What happens next

- We refund all your payments, including the cost of our standard delivery, within 14 days of your statement to your original payment method.
- We may wait for the goods to arrive, or for proof that you sent them, before we refund you.
- Return the goods within 14 days of your statement. You bear the direct cost of returning them.
- You pay for a loss in value only if it results from handling the goods more than is necessary to test them.

## Withdrawal form

To the address in the imprint:\\
I withdraw from my contract for the following goods: …\\
Ordered on / received on: …\\
Name and address: …\\
Date, and signature if on paper: …`;

const faq = `## Orders

### How do I find my order? {#find-order}

Open the link in your order confirmation, or [look up your order](/find-order/) with its number and your email address.

### Can I change or cancel my order? {#change}

You can cancel an order on its page until it is paid. To change an address, [contact us](/contact/) before we ship.

### Do I need an account? {#account}

No. You can order as a guest and create an account later: it then has your earlier orders with the same email address.

## Delivery and payment

### Where do you deliver, and what does it cost? {#delivery}

We deliver to every country in the European Union. All costs are listed under [delivery, payment and returns](/delivery/#delivery-costs).

### How can I pay? {#payment}

By bank transfer, by cash on delivery in Germany, or with the methods listed at checkout. We ship once your payment has arrived.

## Returns

### How do I return something? {#returns}

You have 14 days after delivery to [withdraw from the contract](/withdraw/). Then send the goods back within 14 days.

### When do I get my money back? {#refund}

Within 14 days of your statement, by the payment method that you used. We may wait until the goods have arrived.

### Something is damaged or missing. What now? {#damaged}

Write to us on the [contact page](/contact/) with your order number. We repair or replace the item, or refund you.`;

/** Size guides in Markdown, by the slug of their category. */
export const demoSizeGuides: Readonly<Record<string, string>> = {
  clothing: `Measure over your underwear, with the tape close but not tight. Between two sizes, take the larger one.

| Size | Chest | Waist | Hips |
| --- | --- | --- | --- |
| XS | 82–88 cm | 66–72 cm | 88–94 cm |
| S | 88–94 cm | 72–78 cm | 94–100 cm |
| M | 94–100 cm | 78–84 cm | 100–106 cm |
| L | 100–108 cm | 84–92 cm | 106–114 cm |
| XL | 108–116 cm | 92–100 cm | 114–122 cm |

## How to measure

- **Chest:** around the fullest part, under the arms.
- **Waist:** around the narrowest part.
- **Hips:** around the widest part.`,
  shoes: `Stand on a sheet of paper, mark heel and longest toe, and measure between the marks. Measure both feet and use the longer one.

| EU | UK | US women | US men | Foot length |
| --- | --- | --- | --- | --- |
| 36 | 3.5 | 6 | – | 22.5 cm |
| 37 | 4 | 6.5 | – | 23.2 cm |
| 38 | 5 | 7.5 | – | 23.8 cm |
| 39 | 6 | 8.5 | 7 | 24.5 cm |
| 40 | 6.5 | 9 | 7.5 | 25.2 cm |
| 41 | 7.5 | 10 | 8.5 | 25.8 cm |
| 42 | 8 | 10.5 | 9 | 26.5 cm |
| 43 | 9 | – | 10 | 27.2 cm |
| 44 | 9.5 | – | 10.5 | 27.8 cm |
| 45 | 10.5 | – | 11.5 | 28.5 cm |

Your foot length plus a centimetre is the inner length that fits.`,
};

/** Texts in Markdown, by page. */
export const demoTexts = { terms, privacy, imprint: sampleNote, delivery, withdrawal, faq };
