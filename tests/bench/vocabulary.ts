// Vocabulary of the generated catalogue.

export const departments: { name: string; categories: { name: string; things: string[] }[] }[] = [
  {
    name: 'Kitchen',
    categories: [
      { name: 'Cookware', things: ['Frying Pan', 'Saucepan', 'Casserole', 'Wok', 'Stockpot'] },
      { name: 'Tableware', things: ['Dinner Plate', 'Soup Bowl', 'Water Glass', 'Serving Tray', 'Cutlery Set'] },
      { name: 'Coffee', things: ['Espresso Machine', 'Coffee Grinder', 'French Press', 'Milk Frother', 'Kettle'] },
      { name: 'Storage', things: ['Lunch Box', 'Spice Rack', 'Bread Bin', 'Bottle', 'Canister'] },
    ],
  },
  {
    name: 'Living',
    categories: [
      { name: 'Lighting', things: ['Table Lamp', 'Floor Lamp', 'Pendant Light', 'Reading Light', 'Lantern'] },
      { name: 'Textiles', things: ['Cushion', 'Blanket', 'Curtain', 'Rug', 'Tablecloth'] },
      { name: 'Seating', things: ['Armchair', 'Dining Chair', 'Bar Stool', 'Bench', 'Pouffe'] },
      { name: 'Decoration', things: ['Vase', 'Picture Frame', 'Wall Clock', 'Candle Holder', 'Mirror'] },
    ],
  },
  {
    name: 'Electronics',
    categories: [
      { name: 'Audio', things: ['Headphones', 'Speaker', 'Soundbar', 'Turntable', 'Radio'] },
      { name: 'Computing', things: ['Keyboard', 'Mouse', 'Monitor', 'Webcam', 'Docking Station'] },
      { name: 'Phones', things: ['Smartphone', 'Charger', 'Power Bank', 'Phone Case', 'Car Mount'] },
      { name: 'Cameras', things: ['Action Camera', 'Tripod', 'Camera Bag', 'Lens', 'Gimbal'] },
    ],
  },
  {
    name: 'Outdoor',
    categories: [
      { name: 'Camping', things: ['Tent', 'Sleeping Bag', 'Camping Stove', 'Headlamp', 'Cooler'] },
      { name: 'Cycling', things: ['Helmet', 'Bike Light', 'Pannier', 'Bike Lock', 'Saddle'] },
      { name: 'Garden', things: ['Watering Can', 'Plant Pot', 'Garden Hose', 'Hammock', 'Secateurs'] },
      { name: 'Clothing', things: ['Rain Jacket', 'Fleece', 'Hiking Trousers', 'Cap', 'Gloves'] },
    ],
  },
];

export const adjectives = [
  'Classic',
  'Compact',
  'Foldable',
  'Heavy-Duty',
  'Lightweight',
  'Modern',
  'Nordic',
  'Premium',
  'Quiet',
  'Rustic',
  'Slim',
  'Smart',
  'Soft',
  'Sturdy',
  'Travel',
  'Vintage',
];

export const brands = [
  'Aldera',
  'Brightwell',
  'Casanova',
  'Dunmore',
  'Eversham',
  'Fjell',
  'Grünwald',
  'Halcyon',
  'Ibex',
  'Juniper',
  'Kestrel',
  'Lumière',
];

export const materials = ['Steel', 'Aluminium', 'Oak', 'Cotton', 'Linen', 'Glass', 'Leather', 'Bamboo'];

export const colours = ['Black', 'White', 'Red', 'Blue', 'Green', 'Sand'];

export const sizes = ['Small', 'Medium', 'Large'];

export const sentences = [
  'Made to be used every day and to look good after years of it.',
  'Every part can be replaced, so that it need not be thrown away.',
  'It takes little room and is quickly put away.',
  'The surface is easy to clean and does not mind the dishwasher.',
  'Tested for two years by people who use it at work.',
  'Comes with a printed guide and a bag to carry it in.',
  'The finish is applied by hand, so each piece is a little different.',
  'Packed without plastic.',
];
