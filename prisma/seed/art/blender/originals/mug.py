import math, os, sys
sys.path.insert(0, os.path.dirname(__file__))
from studio import *

clear()
studio('#f2eee4', wall_y=2.2, world=.25)
tone, turn = arg('--tone', 'sage'), float(arg('--turn', '-24'))
POOL, LOW, MIDDLE, THIN, RIM = {
    'sage': ('#4f6a50', '#68836a', '#7a947a', '#8b9a7c', '#a98a63'), 'cream': ('#c9bfa6', '#ddd3bb', '#e6dec9', '#dccdae', '#b08d62'),
    'navy': ('#131d38', '#1d2b4f', '#26375e', '#41506b', '#8d7560'), 'terracotta': ('#8a3f26', '#a4523a', '#b2614a', '#b87a5c', '#b98c63'),
}[tone]
glaze = principled('glaze', srgb('#8fa58a'), rough=.16, coat=.8, coat_rough=.05)
t, p = shader(glaze)
# Glaze runs thin and shows the clay at the rim and pools darker below.
coord = node(t, 'ShaderNodeTexCoord')
sep = node(t, 'ShaderNodeSeparateXYZ')
t.links.new(coord.outputs['Object'], sep.inputs[0])
noise = node(t, 'ShaderNodeTexNoise')
noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 6, 6
t.links.new(coord.outputs['Object'], noise.inputs['Vector'])
height = math_node(t, 'ADD', sep.outputs[2], math_node(t, 'MULTIPLY', math_node(t, 'SUBTRACT', noise.outputs['Fac'], .5), .09))
ramp = node(t, 'ShaderNodeValToRGB')
e = ramp.color_ramp.elements
e[0].position, e[0].color = .0, srgb(POOL)
e[1].position, e[1].color = 1, srgb('#a07f5a')
for pos, c in ((.5, LOW), (.9, MIDDLE), (.965, THIN), (.99, RIM)):
    x = e.new(pos); x.color = srgb(c)
t.links.new(math_node(t, 'DIVIDE', height, .96), ramp.inputs[0])
speck = node(t, 'ShaderNodeTexVoronoi')
speck.inputs['Scale'].default_value = 26
t.links.new(coord.outputs['Object'], speck.inputs['Vector'])
dots = node(t, 'ShaderNodeMapRange')
dots.inputs['From Min'].default_value, dots.inputs['From Max'].default_value = .07, .13
dots.inputs['To Min'].default_value, dots.inputs['To Max'].default_value = .55, 0
t.links.new(speck.outputs['Distance'], dots.inputs[0])
mix = node(t, 'ShaderNodeMixRGB')
mix.inputs[2].default_value = srgb('#5a5040')
t.links.new(dots.outputs[0], mix.inputs[0])
t.links.new(ramp.outputs[0], mix.inputs[1])
t.links.new(mix.outputs[0], p.inputs['Base Color'])
grain(glaze, noise=5, strength=.05, distance=.01)
round_seams(glaze, .05)
clay = principled('clay', srgb('#b89a78'), rough=.9, spec=.2)
grain(clay, noise=60, strength=.3, distance=.004)

outer = [(.0, .045), (.30, .045, .01), (.33, .0, .012), (.385, .0, .012), (.41, .07, .01), (.3, .09)]
lathe('foot', fillet(outer), clay)
profile = fillet([(.39, .05, .01), (.425, .075, .03), (.445, .3, .15), (.435, .7, .2), (.44, .95, .02), (.43, .965, .012), (.405, .95, .02),
                  (.395, .7, .2), (.40, .3, .1), (.36, .1, .12), (0, .09)], steps=10)
body = lathe('body', profile, glaze, 192)
path = curve_through([(.40, 0, .77), (.52, 0, .80), (.66, 0, .775), (.74, 0, .64), (.715, 0, .46), (.60, 0, .31), (.50, 0, .25), (.40, 0, .22)], 12)
handle = sweep('handle', path, ellipse(.075, .042, 32, 2.4), glaze, scale=lambda t: (1 + .25 * abs(2 * t - 1) ** 3, 1 + .2 * abs(2 * t - 1) ** 4))
mug = join([body, handle])
for o in list(bpy.data.objects):
    if o.name in ('foot', 'body'):
        o.rotation_euler.z = math.radians(turn)

softbox((-3.2, -1.6, 2.8), (0, 0, .5), (2.6, 2.6), 7.5)
softbox((2.9, -.9, 1.5), (0, 0, .5), (.9, 2.6), 4.5)
softbox((-1.6, -2.6, 1.6), (0, 0, .5), (.5, 1.8), 8)
softbox((0, 1.2, 4.2), (0, .2, .3), (3.6, 2.2), 4)
camera((0, -4.6, 1.75), (.12, 0, .44), lens=88)
render('mug', exposure=.9)
