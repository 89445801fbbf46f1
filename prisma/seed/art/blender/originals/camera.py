import math, os, sys
sys.path.insert(0, os.path.dirname(__file__))
from studio import *
from mathutils import Matrix

clear()
studio('#e2e2e5', wall_y=3, world=.2)
tone, yaw = arg('--tone', 'muted'), float(arg('--turn', '-22'))
silver = principled('silver', srgb('#c4c5c7'), rough=.34, metal=1) if tone == 'muted' else principled('paint', srgb('#1f1f21'), rough=.42)
grain(silver, noise=160, strength=.08, distance=.002)
leather = principled('leather', srgb('#26262a'), rough=.55, spec=.4)
grain(leather, noise=34, strength=.55, distance=.012, kind='VORONOI')
black = principled('black', srgb('#121213'), rough=.38)
grain(black, noise=120, strength=.08, distance=.003)
rubber = principled('rubber', srgb('#19191a'), rough=.6, spec=.35)
chrome = principled('chrome', srgb('#d9d9da'), rough=.16, metal=1)
pit = principled('pit', srgb('#050506'), rough=.5)
glass = principled('glass', srgb('#030408'), rough=.0, spec=.5, coat=.3, coat_rough=0)
t, p = shader(glass)
# The coating of the lens shines violet and green by the angle.
lw = node(t, 'ShaderNodeLayerWeight'); lw.inputs[0].default_value = .35
ramp = node(t, 'ShaderNodeValToRGB')
ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = srgb('#10142a'), srgb('#04060a')
s = ramp.color_ramp.elements.new(.3); s.color = srgb('#27163d')
t.links.new(lw.outputs['Facing'], ramp.inputs[0]); t.links.new(ramp.outputs[0], p.inputs['Base Color'])
ink = principled('ink', srgb('#e9e9e9'), rough=.5, emission=(.12, .12, .12, 1))
engraved = principled('engraved', srgb('#1a1a1b' if tone == 'muted' else '#dededc'), rough=.5)
red = principled('red', srgb('#b3261e'), rough=.4)
amber = principled('amber', srgb('#ffb46b'), rough=.1, coat=1)

W, H, D = 1.24, .70, .36
parts = []
def put(o, at=None, turn=None):
    if at is not None: o.location = at
    if turn is not None: o.rotation_euler = [math.radians(a) for a in turn]
    parts.append(o); return o

# Seen from above, the body is a stadium with a grip on the left (of the picture).
top_outline = fillet([(-W / 2, -D / 2, .13), (W / 2, -D / 2, .13), (W / 2, D / 2, .10), (-W / 2, D / 2, .10)], closed=True, steps=14)
put(slab('bottom', top_outline, 0, .085, silver, .022, 5))
inset = [(x * .992, y * .975) for x, y in top_outline]
put(slab('band', inset, .08, .52, leather, .0, 1))
put(slab('shoulder', top_outline, .515, .665, silver, .028, 6))
grip = fillet([(-.235, -.05), (-.235, .22, .05), (-.05, .255, .08), (.055, .20, .09), (.09, -.05)], closed=True)
g = fillet([(-.12, -.1), (.12, -.1), (.13, .05, .08), (.03, .105, .08), (-.1, .095, .08)], closed=True)
put(slab('grip', [(x, -y) for x, y in g], .09, .515, leather, .02, 4), (-.475, -.15, 0))
# Finder hump and hot shoe.
hump = fillet([(-.27, 0), (-.17, .135, .05), (.17, .135, .05), (.27, 0)])
put(slab('hump', hump, -.15, .165, silver, .022, 5, 'Y'), (.02, 0, .655))
put(slab('shoe', rounded(.19, .19, .012), 0, .012, chrome, .003, 2), (.02, .0, .79))
put(slab('shoe slot', rounded(.12, .16, .006), 0, .003, pit, 0, 1), (.02, -.01, .803))
for sx in (-1, 1):
    put(slab('rail', rounded(.025, .19, .004), 0, .012, chrome, .003, 2), (.02 + sx * .078, 0, .808))

def dial(r, h, at, mat=silver, teeth=60):
    prof = fillet([(r * .2, 0), (r, 0, .004), (r, h, .012), (r * .86, h + .003, .006), (r * .82, h - .002, .004), (0, h - .002)])
    put(lathe('dial', prof, mat, 360, 30, teeth=(.006, h * .86, teeth, .004, r * .9)), at)
dial(.125, .085, (.36, .02, .66))
dial(.095, .07, (-.30, .05, .66))
dial(.075, .05, (-.515, .085, .66))
for i, m in enumerate(('A', 'S', 'M', 'P')):
    put(text(m, .035, engraved, (.36 + .075 * math.cos(i * 1.57 + .8), .02 + .075 * math.sin(i * 1.57 + .8), .745), (0, 0, 0), .001))
put(lathe('release ring', fillet([(.07, 0), (.07, .035, .008), (.048, .04, .006), (.046, .02)]), chrome, 96), (-.475, -.085, .66))
put(lathe('release', fillet([(.044, .02), (.042, .052, .01), (0, .046)]), silver, 96), (-.475, -.085, .66))
# Strap lugs.
for sx in (-1, 1):
    put(lathe('lug', fillet([(.0, 0), (.035, 0), (.03, .035, .008), (0, .04)]), chrome, 48), (sx * (W / 2 - .006), -.02, .585), (0, 90 * sx, 0))
    bpy.ops.mesh.primitive_torus_add(major_radius=.045, minor_radius=.008, major_segments=64, minor_segments=16)
    ringo = bpy.context.object; ringo.data.materials.append(chrome)
    for f in ringo.data.polygons: f.use_smooth = True
    put(ringo, (sx * (W / 2 + .025), -.02, .555), (70, 0, 20 * sx))
# Lens: turned about its axis, then tipped to look at us.
LX, LZ = .08, .345
lens = []
def turn(name, prof, mat, **kw):
    o = lathe(name, prof, mat, kw.pop('segments', 256), 28, **kw); lens.append(o); return o
turn('mount', fillet([(.30, 0), (.33, 0), (.33, .035, .01), (.305, .045, .006), (.30, .05)]), chrome)
turn('barrel', fillet([(.30, .04), (.30, .10, .006), (.292, .106), (.292, .112), (.30, .118, .004), (.30, .12)]), black)
turn('focus', fillet([(.295, .12), (.315, .125, .006), (.315, .225, .006), (.295, .23)]), rubber, segments=640, teeth=(.13, .222, 80, .007, .30))
turn('middle', fillet([(.295, .228), (.297, .24, .004), (.297, .29, .004), (.292, .296)]), black)
turn('zoom', fillet([(.29, .295), (.306, .30, .006), (.306, .365, .006), (.288, .37)]), rubber, segments=640, teeth=(.305, .36, 100, .005, .295))
turn('front', fillet([(.288, .368), (.290, .375, .004), (.290, .45, .010), (.268, .455, .004), (.266, .44, .002), (.262, .44, .002), (.258, .425), (.205, .385, .004), (.200, .375)]), black)
turn('accent', fillet([(.2975, .262), (.2985, .263, .001), (.2985, .268, .001), (.2975, .269)]), chrome)
turn('retainer', fillet([(.202, .385), (.2, .378, .004), (.185, .372, .004), (.183, .36)]), pit)
turn('element', curve_through([(0, .40), (.06, .397), (.12, .386), (.187, .362)], 10), glass)
for o in ring_text('PELLWORTH  ASPHERICAL  16-50mm  1:2.8  Ø 58', .231, .026, ink, 196, 7.6):
    o.location.z = .420; lens.append(o)
    # The letters lie on the cone inside the filter thread.
dot = lathe('dot', [(0, .004), (.014, 0)], red, 32); dot.location = (0, .315, .04); lens.append(dot)
for i, mm in enumerate(('16', '24', '35', '50')):
    a = math.radians(120 - i * 20)
    o = text(mm, .030, ink, (.2985 * math.cos(a), .2985 * math.sin(a), .278), (0, 0, 0), .0005)
    o.rotation_euler = Matrix.Rotation(a - math.pi / 2, 4, 'Z').to_euler()
    o.rotation_euler = (Matrix.Rotation(a - math.pi / 2, 4, 'Z') @ Matrix.Rotation(math.radians(-90), 4, 'X') @ Matrix.Rotation(math.pi, 4, 'Y')).to_euler()
    lens.append(o)
lens_group = group(lens, (LX, -D / 2 + .005, LZ), (90, 0, 0))
parts.append(lens_group)
put(lathe('lamp', fillet([(.0, .012), (.03, .008, .004), (.034, 0)]), amber, 48), (-.27, -D / 2, .59), (90, 0, 0))
put(lathe('release key', fillet([(.0, .035), (.03, .035, .008), (.03, 0)]), silver, 64), (.475, -D / 2 + .005, .20), (90, 0, 0))
put(text('PELLWORTH', .052, engraved, (.02, -.1655, .715), (90, 0, 0), .002, 1.12))
put(text('M2', .06, engraved, (.485, -D / 2 - .001, .588), (90, 0, 0), .002, 1.05))
group(parts, (0, 0, 0), (0, 0, yaw))

softbox((-3.6, -2.4, 2.6), (0, 0, .4), (2.4, 2.6), 6.5)
softbox((3.2, -1.0, 1.3), (0, 0, .4), (.9, 2.6), 4)
softbox((0, .9, 3.8), (0, 0, .4), (3.4, 2.2), 4.5)
softbox((1.2, -5, 2.6), (0, 0, .4), (1.2, 1.2), 1.2)
camera((0, -6.4, 1.65), (0, 0, .37), lens=116)
render('camera', exposure=1.2)
