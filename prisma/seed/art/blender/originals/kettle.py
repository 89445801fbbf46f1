import math, os, sys
sys.path.insert(0, os.path.dirname(__file__))
from studio import *

clear()
studio('#dfe5d8', wall_y=4, world=.1)
tone, turn = arg('--tone', 'steel'), float(arg('--turn', '-14'))
if tone == 'charcoal':
    steel = principled('enamel', srgb('#1c1d1f'), rough=.34, coat=.3, coat_rough=.2)
    grain(steel, noise=60, strength=.04, distance=.003)
else:
    steel = brushed(tone, {'steel': '#cfd0d1', 'copper': '#d08a5e'}[tone], rough=.22, aniso=.6)
round_seams(steel, .035)
polished = principled('polished', srgb('#d4d4d4'), rough=.1, metal=1)
black = principled('black', srgb('#1b1b1c'), rough=.42, spec=.45)
grain(black, noise=90, strength=.06, distance=.004)

# Base, seam, belly and shoulder in one turning.
belly = curve_through([(1.045, .26), (1.06, .42), (1.03, .66), (.94, .92), (.78, 1.14), (.60, 1.275), (.50, 1.32)], 14)
profile = fillet([(0, .02), (.98, .02, .025), (1.03, .05, .03), (1.03, .195, .012), (1.005, .205, .008), (1.005, .225, .008), (1.045, .235, .008)])
profile += belly + fillet([(.50, 1.32), (.487, 1.325, .006), (.482, 1.30, .006), (.40, 1.30)])
body = lathe('body', profile, steel, 200, 30)
# The spout leaves the belly on the right.
spout_path = curve_through([(.66, 0, .60), (.98, 0, .76), (1.20, 0, .94), (1.36, 0, 1.14), (1.48, 0, 1.33)], 12)
spout = sweep('spout', spout_path, ellipse(1, 1, 64), steel, scale=lambda t: .31 - .185 * t ** .8)
join([body, spout])
lid = lathe('lid', fillet([(.476, 1.295, .004), (.476, 1.335, .014), (.44, 1.352, .02), (.25, 1.405, .3), (0, 1.43)]), steel, 160, 30)
lathe('ferrule', fillet([(.12, 1.40), (.12, 1.428, .01), (.07, 1.44, .01), (.062, 1.48), ]), polished)
lathe('knob', fillet([(0, 1.47), (.10, 1.47, .02), (.155, 1.53, .03), (.15, 1.59, .04), (.08, 1.612, .05), (0, 1.615)]), black)
# The whistle, a cap that the thumb lifts by its lever.
cap = lathe('cap', fillet([(0, -.07), (.132, -.07, .015), (.14, .0, .03), (.125, .05, .03), (.05, .062, .02), (.045, .085, .01), (0, .085)]), black, 96)
group([cap], (1.49, 0, 1.345), (0, 32, 0))
# Brackets on the shoulder and the arched handle.
for side in (-1, 1):
    outline = curve_through([(side * .80, 0, 1.06), (side * .86, 0, 1.24), (side * .875, 0, 1.42), (side * .85, 0, 1.62)], 10)
    sweep('bracket', outline, ellipse(.13, .022, 32, 4), polished, scale=lambda t: (1.15 - .35 * t, 1))
    rivet = lathe('rivet', fillet([(0, .03), (.035, .025, .02), (.045, 0)]), polished, 32)
    rivet.location, rivet.rotation_euler = (side * .895, 0, 1.40), (0, math.radians(90 * side), 0)
arch = [( -.87, 0, 1.50), (-.84, 0, 1.80), (-.66, 0, 2.07), (-.36, 0, 2.21), (0, 0, 2.25), (.36, 0, 2.21), (.66, 0, 2.07), (.84, 0, 1.80), (.87, 0, 1.50)]
sweep('handle', curve_through(arch, 14), ellipse(.115, .075, 40, 2.6), black, scale=lambda t: (1 + .22 * math.sin(math.pi * t) ** 2, 1 + .2 * math.sin(math.pi * t) ** 2))
group([o for o in bpy.data.objects if o.type in ('MESH', 'EMPTY') and o.name not in ('roll',) and not o.name.startswith('softbox')], (0, 0, 0), (0, 0, turn))
label = principled('label', srgb('#6d6f70'), rough=.5, metal=.6)

softbox((-4.6, -2.2, 3.4), (0, 0, .9), (3.4, 4.2), 6)
softbox((4.6, -1.2, 2.0), (0, 0, 1), (1.1, 4.2), 4.5)
softbox((0, 1.5, 6), (0, .2, .6), (5, 3), 4)
softbox((-1.0, -4.2, 1.4), (0, 0, 1), (.9, 4.5), 1, flag=True)
softbox((2.6, -3.4, 1.4), (0, 0, 1), (1.0, 4.5), 1, flag=True)
camera((0, -9.6, 2.7), (.13, 0, 1.0), lens=86)
render('kettle', exposure=1.15)
